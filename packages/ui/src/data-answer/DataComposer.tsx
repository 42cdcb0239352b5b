import { DatabaseOutlined, DownOutlined, StarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
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
  /** Of the source that is asked. Null, or left out: the server finds it out. */
  sourceId?: string | null;
  /** Another source was chosen. Left out, it is only named. */
  onSourceChange?: (event: { sourceId: string }) => void;
  /** Sample questions are wanted. Left out, the button is not there. */
  onSamples?: () => void;
  /** Another question has been asked before: the field says that it goes on from there. Default false. */
  more?: boolean;
  [data: `data-${string}`]: string | number | boolean | undefined;
}

const none: readonly DataSourceOption[] = [];

/** The field for a question to data: source and samples in its foot. As the chat's own, Enter sends, and never while composing. */
export const DataComposer = ({
  sources = none,
  sourceId = null,
  onSourceChange,
  onSamples,
  more = false,
  placeholder,
  ...rest
}: DataComposerProps) => {
  const words = useWords(dataAnswerWords);
  const source = sources.find(({ id }) => id === sourceId) ?? (sources.length === 1 ? sources[0] : undefined);
  const changeable = onSourceChange !== undefined && sources.length > 1;
  const name = source?.name ?? words.source;
  const menu = {
    selectable: true,
    selectedKeys: source === undefined ? [] : [source.id],
    items: sources.map(({ id, name: label }) => ({ key: id, label })),
    onClick: ({ key }: { key: string }) => onSourceChange?.({ sourceId: key }),
  };
  return (
    <Wide
      {...rest}
      emoji={false}
      placeholder={placeholder ?? (more ? words.composer.more : words.composer.placeholder)}
      scope={
        <>
          {changeable && (
            <MenuOnDemand menu={menu} placement="topLeft">
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
