import type { EventLink } from '../../page/events/types.ts';
import type { MentionRef, SideName } from '../document/model.ts';
import { type EventModel, sideName } from './event-model.ts';

interface LinksProps {
  readonly model: EventModel;
  /** Pins a mention and goes there. */
  readonly onOpen: (stop: MentionRef) => void;
}

/** The links between mentions of each side, such as After and Subevent, by name. */
export function Links({ model, onOpen }: LinksProps) {
  return (
    <>
      <p class="soft small">
        A link goes from the first mention to the second: After to the later event, Subevent to the part.
      </p>
      {(['key', 'response'] as const).map((side) => (
        <section key={side}>
          <h2>
            {sideName(side)} links <span class="soft">{model.links(side).length}</span>
          </h2>
          {model.links(side).length === 0 ? <p class="soft">none</p> : null}
          <ul class="list">
            {model.links(side).map((link, at) => (
              <LinkItem key={at} model={model} side={side} link={link} onOpen={onOpen} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface LinkProps extends LinksProps {
  readonly side: SideName;
  readonly link: EventLink;
}

function LinkItem({ model, side, link, onOpen }: LinkProps) {
  return (
    <li class="cluster">
      <bdi class="soft">{link.name}</bdi>
      <span class="members">
        {link.mentions.map((mention, at) => (
          <>
            {at === 0 ? null : <span aria-hidden="true">→</span>}
            <button type="button" class="member" onClick={() => onOpen({ side, mention })}>
              <b>{model.mention({ side, mention }).id}</b> <bdi>{model.wordsOf({ side, mention })}</bdi>
            </button>
          </>
        ))}
      </span>
    </li>
  );
}
