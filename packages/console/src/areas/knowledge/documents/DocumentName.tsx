import type { Document } from '@console/api/contract';
import { Tag } from '@console/ui/states';
import { styled } from 'styled-components';
import { useDocumentsWords } from './documentsWords.js';

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  overflow: hidden;

  > span + span {
    font-weight: 400;
  }

  > span:first-child {
    flex: 0 1 auto;
    min-width: 50%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/** Tags that stand beside a name; how many more there are is a number. */
const SHOWN = 1;

/** A document by its name, whether it is switched off, and its labels and tags. */
export const DocumentName = ({ document: { name, tags: own = [], labels = [], enabled } }: { document: Document }) => {
  const words = useDocumentsWords();
  const tags = [...labels.map((label) => label.name), ...own];
  const rest = tags.slice(SHOWN);
  return (
    <Line>
      <span title={name}>{name}</span>
      {enabled === false && <Tag tone="warning">{words.off}</Tag>}
      {tags.slice(0, SHOWN).map((tag) => (
        <Tag key={tag} title={tag}>
          {tag.length > 12 ? `${tag.slice(0, 11)}…` : tag}
        </Tag>
      ))}
      {rest.length > 0 && <Tag title={rest.join('、')}>+{rest.length}</Tag>}
    </Line>
  );
};
