/** What is said about a document before its text. */
import type { PageIndex } from '../../page/types.ts';
import { grouped } from '../parts/numbers.ts';
import { Chain } from './chain.tsx';
import type { DocumentModel } from './model.ts';
import { pinnedEntity } from './selection.ts';
import { MAX_PRINTED_TOKENS } from './text.tsx';

/** Printed before the sentences on the screen, if the document is long. */
export function PrintedChain({
  model,
  systems,
}: {
  readonly model: DocumentModel;
  readonly systems: PageIndex['systems'];
}) {
  return (
    <div class="printonly">
      <p class="note">
        This document has {grouped(model.document.length)} positions, and documents of up to{' '}
        {grouped(MAX_PRINTED_TOKENS)} are printed completely. Here, only the sentences on the screen are
        printed
        {pinnedEntity(model) === undefined ? '.' : ', and before them the pinned chain.'}
      </p>
      {pinnedEntity(model) === undefined ? null : <Chain model={model} systems={systems} />}
    </div>
  );
}

export function Banners({ model, system }: { readonly model: DocumentModel; readonly system: string }) {
  const { isMissing, difference } = model.response;
  if (isMissing) {
    return (
      <p class="banner">
        <bdi>{system}</bdi> has no such document; only the key is shown, and every mention is missing.
      </p>
    );
  }
  if (difference === undefined) return null;
  return (
    <p class="banner">
      The texts differ from token {difference.token + 1} on: “<bdi>{difference.key}</bdi>” in the key, “
      <bdi>{difference.response}</bdi>” in the response. The words of the key are shown.
    </p>
  );
}
