import { Button } from 'antd';
import type { ComponentProps, ReactNode } from 'react';
import { useWords } from '../locale/useWords.js';
import { widgetClass } from '../root/rootProps.js';
import { stateWords } from './locale.js';
import { LinePicture, type Picture } from './pictures.js';
import { Actions, Footnote, Middle } from './states.styles.js';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Default `first`. */
  picture?: Picture;
  /** What there is none of. */
  title: ReactNode;
  /** Level of the title. Default 2; 1 where it is all that the window says. */
  level?: 1 | 2;
  /** What belongs here, or why it is empty. */
  description?: ReactNode;
  /** The first step. Left out, no button. */
  action?: { label: string; icon?: ReactNode; onClick: () => void };
  /** A button of your own beside or in place of `action`. */
  extra?: ReactNode;
  /** One small line under the button: formats, limits. */
  footnote?: ReactNode;
}

/** Nothing here yet: what belongs here and the first step. */
export const EmptyState = ({
  picture = 'first',
  title,
  level = 2,
  description,
  action,
  extra,
  footnote,
  ...rest
}: EmptyStateProps) => (
  <Middle {...rest} className={widgetClass(rest.className)}>
    <LinePicture name={picture} />
    {level === 1 ? <h1>{title}</h1> : <h2>{title}</h2>}
    {description !== undefined && <p>{description}</p>}
    {(action !== undefined || extra !== undefined) && (
      <Actions>
        {action && (
          <Button type="primary" icon={action.icon} onClick={action.onClick}>
            {action.label}
          </Button>
        )}
        {extra}
      </Actions>
    )}
    {footnote !== undefined && <Footnote>{footnote}</Footnote>}
  </Middle>
);

export interface FilteredEmptyProps extends ComponentProps<'div'> {
  /** What none was found of, as a whole sentence: "没有符合条件的用户". */
  title: string;
  /** The conditions in words: "角色：裁判管理，状态：启用". */
  conditions: string;
  /** Takes back all conditions. */
  onClear: () => void;
}

/** Nothing matches: the conditions in words and the way out of them. */
export const FilteredEmpty = ({ title, conditions, onClear, ...rest }: FilteredEmptyProps) => {
  const words = useWords(stateWords);
  return (
    <EmptyState
      {...rest}
      picture="search"
      title={title}
      description={conditions}
      extra={<Button onClick={onClear}>{words.clearFilters}</Button>}
    />
  );
};
