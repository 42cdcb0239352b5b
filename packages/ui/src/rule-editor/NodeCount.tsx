import { useWords } from '../locale/useWords.js';
import { useEditing } from './EditorContext.js';
import { ruleWords } from './locale.js';
import { Count } from './RuleEditor.styles.js';

export interface NodeCountProps {
  /** The place, as counts name it. */
  at: string;
  /** Of a group, whose figure weighs more. Default false. */
  strong?: boolean;
  /** No cross stands behind it. Default false. */
  alone?: boolean;
  /** It is taken away from the whole. Default false. */
  minus?: boolean;
}

/** How many people fit; nothing until it is known. */
export const NodeCount = ({ at, strong = false, alone = false, minus = false }: NodeCountProps) => {
  const words = useWords(ruleWords);
  const { counts, counting, readOnly } = useEditing();
  const count = counts[at];
  const written = count?.toLocaleString();
  return (
    <Count
      data-strong={strong ? '' : undefined}
      data-alone={alone && !readOnly ? '' : undefined}
      data-minus={minus ? '' : undefined}
      data-old={counting ? '' : undefined}
      title={written === undefined ? undefined : words.countOf(written)}
    >
      {written !== undefined && (minus ? words.minus(written) : written)}
    </Count>
  );
};
