import type { ComponentChild } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Steps } from '../../page/steps.ts';
import { inSlices, Pauses } from '../frame/pause.ts';
import type { PageData } from '../frame/report-data.ts';

interface LoadedProps<Index, Content> {
  readonly data: PageData<Index, Content> | undefined;
  readonly number: number;
  readonly onChange: () => void;
  /** Computes what the first drawing needs, and caches it. */
  readonly prepare?: (content: Content) => Steps<void>;
  readonly children: (content: Content) => ComponentChild;
}

/** Reads a document and shows it; `onChange` is called when another one is to be shown. */
export function LoadedDocument<Index, Content>({
  data,
  number,
  onChange,
  prepare,
  children,
}: LoadedProps<Index, Content>) {
  const [loaded, setLoaded] = useState<{ readonly number: number; readonly content: Content | undefined }>();
  useEffect(() => {
    let isCurrent = true;
    onChange();
    const load = async () => {
      if (data === undefined) return;
      const content = await data.document(number);
      if (content !== undefined && prepare !== undefined) await inSlices(prepare(content));
      // Drawing is a task of its own: together with reading it would take too long.
      await new Pauses().pause();
      if (isCurrent) setLoaded({ number, content });
    };
    load();
    return () => {
      isCurrent = false;
    };
  }, [number, data]);
  if (loaded?.number !== number) return <p class="note">Loading …</p>;
  if (loaded.content === undefined) {
    return (
      <p class="note">
        The text of this document was left out of the report, which would have been too large with it.
      </p>
    );
  }
  return <>{children(loaded.content)}</>;
}
