import { useEffect, useState } from 'react';
import { part } from '../on-demand/part.js';
import { usePart } from '../on-demand/usePart.js';
import { Skeletons } from '../states/index.js';
import type { TextPreviewProps } from '../text-preview/index.js';
import { CitedWords, type CitedWordsProps } from './CitedWords.js';

const preview = part(() => import('../text-preview/TextPreview.js'));

export interface CitedTextProps extends Omit<TextPreviewProps, 'ref'>, Pick<CitedWordsProps, 'reference'> {}

/** The text around what is cited. Most documents have pages, so it is loaded when the first without them is looked at. */
export const CitedText = ({ reference, ...text }: CitedTextProps) => {
  const arrived = usePart(preview);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    preview.load().catch(() => setFailed(true));
  }, []);
  if (arrived !== null) return <arrived.TextPreview {...text} />;
  return failed ? <CitedWords reference={reference} /> : <Skeletons shape="text" count={8} />;
};
