import { useWords } from '../locale/useWords.js';
import { widgetClass } from '../root/rootProps.js';
import { Tag, type TagProps } from '../states/Tag.js';
import { metricWords } from './locale.js';

export interface ReachedTagProps extends Omit<TagProps, 'tone' | 'children'> {
  /** Whether a value comes up to its target; null, where that can't be said, is drawn as nothing. */
  reached: boolean | null;
}

/** A word that says whether a target was met. */
export const ReachedTag = ({ reached, className, ...rest }: ReachedTagProps) => {
  const words = useWords(metricWords);
  if (reached === null) return null;
  return (
    <Tag {...rest} className={widgetClass(className)} tone={reached ? 'ok' : 'error'}>
      {reached ? words.reached : words.missed}
    </Tag>
  );
};
