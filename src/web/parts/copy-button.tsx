import { useState } from 'preact/hooks';

interface CopyProps {
  /** What is copied. */
  readonly text: () => string;
  readonly label: string;
  readonly onCopied: () => void;
  readonly title?: string;
  readonly class?: string;
}

/** A button that copies a text and shows a tick. */
export function CopyButton({ text, label, onCopied, title, class: name }: CopyProps) {
  const [copied, setCopied] = useState('');
  const now = text();
  const copy = () => {
    navigator.clipboard?.writeText(now).then(
      () => {
        setCopied(now);
        onCopied();
      },
      () => undefined,
    );
  };
  return (
    <button type="button" class={name} onClick={copy} title={title}>
      {copied === now ? `${label} ✓` : label}
    </button>
  );
}
