import type { DocumentSummary } from '@console/api/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useSummaryWords } from './summaryWords.js';

/** Headings that are shown at first. */
const FEW = 12;
/** Pixels by which a heading stands to the right of the one that it stands under. */
const STEP = 16;

/** The headings of a document, the first of them until all are wanted. */
export const DocumentOutline = ({ outline }: { outline: NonNullable<DocumentSummary['outline']> }) => {
  const words = useSummaryWords();
  const [all, setAll] = useState(false);
  if (outline.length === 0) return null;
  const shown = all ? outline : outline.slice(0, FEW);
  return (
    <>
      <h2>{words.outline}</h2>
      <ul>
        {shown.map(({ title, level }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a title may come twice, and none of them moves
          <li key={at} style={{ paddingInlineStart: STEP * Math.min(4, Math.max(0, level - 1)) }}>
            {title}
          </li>
        ))}
      </ul>
      {!all && outline.length > FEW && (
        <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={() => setAll(true)}>
          {words.more(outline.length)}
        </Button>
      )}
    </>
  );
};
