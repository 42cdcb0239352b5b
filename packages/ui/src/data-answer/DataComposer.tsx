import { CheckOutlined, DatabaseOutlined, DownOutlined, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Composer, type ComposerProps } from '../chat/Composer.js';
import { useWords } from '../locale/useWords.js';
import { MenuOnDemand } from '../on-demand/MenuOnDemand.js';
import { below } from '../theme/layout.js';
import { oneLine } from '../theme/mixins.js';
import { tokens } from '../theme/tokens.js';
import { dataAnswerWords } from './locale.js';

const Wide = styled(Composer)`
  && > div {
    max-width: 960px;
  }

  ${below.mobile} {
    [data-samples] {
      display: none;
    }
  }
`;

const Source = styled(Button)`
  && {
    max-width: 100%;
    height: 28px;
    padding: 0 10px;
    border-color: ${tokens.line};
    color: ${tokens.text2};
    font-size: 13px;
  }

  > span:not(.anticon) {
    ${oneLine}
  }

  > .anticon:last-child {
    font-size: 12px;
  }

  ${below.mobile} {
    && {
      height: 36px;
    }
  }
`;

const Samples = styled(Button)`
  && {
    height: 28px;
    padding: 0 8px;
    color: ${tokens.text2};
    font-size: 13px;
  }
`;

/** Keeps its room, so that names stand under each other. */
const Tick = styled(CheckOutlined)<{ $shown: boolean }>`
  visibility: ${(p) => (p.$shown ? 'visible' : 'hidden')};
`;

const Named = styled.span`
  ${oneLine}
  padding: 0 8px;
  color: ${tokens.text2};
  font-size: 13px;
`;

export interface DataSourceOption {
  readonly id: string;
  readonly name: string;
}

export interface DataComposerProps
  extends Pick<
    ComposerProps,
    | 'id'
    | 'className'
    | 'style'
    | 'value'
    | 'onChange'
    | 'onSend'
    | 'running'
    | 'onStop'
    | 'disabledReason'
    | 'history'
    | 'placeholder'
    | 'maxLength'
    | 'ref'
  > {
  /** What may be asked. One alone is named and not chosen. Default none. */
  sources?: readonly DataSourceOption[];
  /** Of the sources that are asked. None, or left out: the server finds it out. */
  sourceIds?: readonly string[];
  /** Other sources were chosen, at least one. Left out, they are only named. */
  onSourcesChange?: (event: { sourceIds: string[] }) => void;
  /** Sample questions are wanted. Left out, the button is not there. */
  onSamples?: () => void;
  /** Another question has been asked before: the field says that it goes on from there. Default false. */
  more?: boolean;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

const none: readonly DataSourceOption[] = [];
const nothing: readonly string[] = [];

/** As many can be asked at once. */
const MOST = 10;

/** The field for a question to data: sources and samples in its foot. As the chat's own, Enter sends, and never while composing. */
export const DataComposer = ({
  sources = none,
  sourceIds = nothing,
  onSourcesChange,
  onSamples,
  more = false,
  placeholder,
  ...rest
}: DataComposerProps) => {
  const words = useWords(dataAnswerWords);
  const [open, setOpen] = useState(false);
  const chosen = sources.filter(({ id }) => sourceIds.includes(id));
  const named = chosen.length === 0 && sources.length === 1 ? sources : chosen;
  const changeable = onSourcesChange !== undefined && sources.length > 1;
  const [first] = named;
  const name =
    first === undefined ? words.source : named.length === 1 ? first.name : words.sourcesNamed(first.name, named.length);
  const toggle = (id: string) => {
    const ids = chosen.map((one) => one.id);
    const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
    if (next.length > 0 && next.length <= MOST) onSourcesChange?.({ sourceIds: next });
  };
  const menu = {
    selectable: true,
    multiple: true,
    selectedKeys: chosen.map(({ id }) => id),
    items: sources.map(({ id, name: label }) => ({
      key: id,
      label,
      icon: <Tick $shown={sourceIds.includes(id)} aria-label={words.chosen} />,
    })),
    onClick: ({ key }: { key: string }) => toggle(key),
  };
  return (
    <Wide
      {...rest}
      emoji={false}
      placeholder={placeholder ?? (more ? words.composer.more : words.composer.placeholder)}
      scope={
        <>
          {changeable && (
            <MenuOnDemand
              menu={menu}
              placement="topLeft"
              open={open}
              // Several can be chosen one after the other: a choice does not close it.
              onOpenChange={(next, { source }) => {
                if (next || source === 'trigger') setOpen(next);
              }}
            >
              {(opener) => (
                <Source icon={<DatabaseOutlined aria-hidden />} aria-label={words.sourceNamed(name)} {...opener}>
                  <span>{name}</span>
                  <DownOutlined aria-hidden />
                </Source>
              )}
            </MenuOnDemand>
          )}
          {!changeable && sources.length > 0 && (
            <Named title={words.sourceNamed(name)}>
              <DatabaseOutlined aria-hidden /> {name}
            </Named>
          )}
          {onSamples && (
            <Samples data-samples="" type="text" icon={<StarOutlined aria-hidden />} onClick={() => onSamples()}>
              {words.samples}
            </Samples>
          )}
        </>
      }
    />
  );
};
