import { CopyOutlined, DisconnectOutlined, ExclamationCircleOutlined, SwapOutlined } from '@ant-design/icons';
import { lookUp } from '@console/base';
import type { ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { Tag, type TagProps } from '../states/Tag.js';
import { tripleWords } from './locale.js';
import type { ReviewTriple } from './types.js';

const looks: Readonly<Record<string, { tone: NonNullable<TagProps['tone']>; icon: ReactNode }>> = {
  contradicting: { tone: 'error', icon: <SwapOutlined aria-hidden /> },
  duplicate: { tone: 'plain', icon: <CopyOutlined aria-hidden /> },
  dangling: { tone: 'plain', icon: <DisconnectOutlined aria-hidden /> },
};
const careful = { tone: 'warning', icon: <ExclamationCircleOutlined aria-hidden /> } as const;

/** What to be careful about with a triple, as tags. */
export const TripleMarks = ({ marks }: Pick<ReviewTriple, 'marks'>) => {
  const words = useWords(tripleWords);
  return marks.map((mark) => {
    const { tone, icon } = lookUp(looks, mark, careful);
    return (
      <Tag key={mark} tone={tone}>
        {icon}
        {lookUp(words.marks, mark, mark)}
      </Tag>
    );
  });
};
