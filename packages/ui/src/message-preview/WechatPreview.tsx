import { RightOutlined } from '@ant-design/icons';
import { formatDateTime } from '@console/base';
import { useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import { messagePreviewWords } from './locale.js';
import { MessageText } from './MessageText.js';
import { piecesOf, type PreviewValues } from './pieces.js';
import { Card, ChatScreen, Time } from './previews.styles.js';

export interface WechatPreviewField {
  /** As people read it: "会员姓名". */
  readonly label: string;
  /** As it is written, with its variables. */
  readonly value: string;
}

export interface WechatPreviewProps extends RootProps {
  /** Of the official account that it comes from. */
  accountName: string;
  /** What the template is called at WeChat. */
  title: string;
  /** What it says, in its order. */
  fields: readonly WechatPreviewField[];
  /** The words of the row that a tap opens. Left out: nothing opens. */
  action?: string;
  /** What the variables come to for the person that it is shown for. */
  values: PreviewValues;
  /** What variables are called, for those without a value. Default: their names. */
  labels?: Readonly<Record<string, string>>;
  /** When it arrives. Default: now. */
  at?: Date;
}

const none = {};

/** The card of a template message as it is read in WeChat. */
export const WechatPreview = (props: WechatPreviewProps) => {
  const { accountName, title, fields, action, values, labels = none, at, ...root } = props;
  const words = useWords(messagePreviewWords);
  const [begun] = useState(() => new Date());
  const text = (of: string) => <MessageText pieces={piecesOf(of, values)} labels={labels} />;
  return (
    <ChatScreen {...rootProps(root)} data-light="" aria-label={words.wechat}>
      <Time>{words.today(formatDateTime(at ?? begun).slice(11, 16))}</Time>
      <Card>
        <header>
          <i aria-hidden>{[...accountName][0] ?? ''}</i>
          {accountName}
        </header>
        <h3>{title.trim() === '' ? words.empty : text(title)}</h3>
        {fields.length > 0 && (
          <dl>
            {fields.map(({ label, value }, place) => (
              <div key={place} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{text(value)}</dd>
              </div>
            ))}
          </dl>
        )}
        {action !== undefined && (
          <footer>
            {action}
            <RightOutlined aria-hidden />
          </footer>
        )}
      </Card>
    </ChatScreen>
  );
};
