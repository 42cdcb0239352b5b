import { Select } from 'antd';
import { styled } from 'styled-components';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { below } from '../theme/layout.js';
import { focusRing, plainButton, surface } from '../theme/mixins.js';
import { tripleWords } from './locale.js';
import type { RelationCount } from './types.js';

/** As many as stand side by side; the others are found by name. */
const SHOWN = 6;

const Root = styled.div`
  ${surface}
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  min-width: 0;

  > span {
    margin-inline-end: 6px;
    color: ${(p) => p.theme.text3};
    font-size: 13px;
  }

  ${below.mobile} {
    flex-wrap: nowrap;
    overflow-x: auto;
    scrollbar-width: none;

    > span {
      display: none;
    }
  }
`;

const Chip = styled.button`
  ${plainButton}
  ${focusRing}
  flex: none;
  max-width: 240px;
  height: 28px;
  padding: 0 10px;
  overflow: hidden;
  border: 1px solid ${(p) => p.theme.line2};
  border-radius: 6px;
  font-size: 13px;
  text-overflow: ellipsis;
  white-space: nowrap;

  > span {
    margin-inline-start: 4px;
    color: ${(p) => p.theme.text3};
  }

  &[aria-pressed='true'] {
    border-color: ${(p) => p.theme.tintLine};
    background: ${(p) => p.theme.tint};
    color: ${(p) => p.theme.linkOnTint};
    font-weight: 600;
  }

  &[aria-pressed='true'] > span {
    color: inherit;
    font-weight: 400;
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  ${below.mobile} {
    height: 36px;
  }
`;

const Other = styled(Select<string>)`
  && {
    flex: none;
    min-width: 120px;
    height: 28px;
  }
`;

export interface RelationChipsProps extends RootProps<HTMLDivElement> {
  /** Of all relations together. */
  total: number;
  /** Commonest first. */
  relations: readonly RelationCount[];
  /** The one that is shown; undefined: all of them. */
  value: string | undefined;
  /** Another one is wanted; undefined: all of them. */
  onChange: (predicate: string | undefined) => void;
}

/** The relations of what is reviewed, each with its number: the common ones side by side, the others by name. */
export const RelationChips = ({ total, relations, value, onChange, ...root }: RelationChipsProps) => {
  const words = useWords(tripleWords);
  const others = relations.slice(SHOWN);
  const chip = (label: string, count: number, own: string | undefined) => (
    <Chip key={label} type="button" title={label} aria-pressed={value === own} onClick={() => onChange(own)}>
      {label}
      <span>{count}</span>
    </Chip>
  );
  return (
    <Root {...rootProps(root)} role="group" aria-label={words.relations}>
      <span aria-hidden>{words.relations}</span>
      {chip(words.all, total, undefined)}
      {relations.slice(0, SHOWN).map(({ predicate, total: count }) => chip(predicate, count, predicate))}
      {others.length > 0 && (
        <Other
          aria-label={words.other(others.length)}
          placeholder={words.other(others.length)}
          showSearch
          allowClear
          popupMatchSelectWidth={220}
          value={others.some(({ predicate }) => predicate === value) ? (value ?? null) : null}
          options={others.map(({ predicate, total: count }) => ({ value: predicate, label: `${predicate} ${count}` }))}
          notFoundContent={words.noOther}
          onChange={(predicate) => onChange(predicate ?? undefined)}
        />
      )}
    </Root>
  );
};
