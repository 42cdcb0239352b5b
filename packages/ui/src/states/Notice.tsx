import { CloseCircleOutlined, ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import type { ComponentProps, ReactNode } from 'react';
import { widgetClass } from '../root/rootProps.js';
import { NoticeRow, NoticeText, TextButton, type Tone } from './states.styles.js';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `info`: good to know. `warning`: goes on, with a drawback. `error`: did not happen. Default `plain`. */
  tone?: Tone;
  /** One bold line above the text. */
  title?: ReactNode;
  /** What it says. */
  children?: ReactNode;
  /** In place of the tone's own. 14 px, outlined. */
  icon?: ReactNode;
  /** One thing to do about it, at the end of the row. */
  action?: { label: string; onClick: () => void };
  /** Edge to edge, as a row of the sheet. Default: a rounded block. */
  flush?: boolean;
}

const icons: Record<Tone, ReactNode> = {
  plain: <InfoCircleOutlined />,
  info: <InfoCircleOutlined />,
  warning: <ExclamationCircleOutlined />,
  error: <CloseCircleOutlined />,
};

/** A sentence in place: something the reader should know right here. */
export const Notice = ({ tone = 'plain', title, children, icon, action, flush = false, ...rest }: NoticeProps) => (
  <NoticeRow
    {...rest}
    className={widgetClass(rest.className)}
    $tone={tone}
    $flush={flush}
    role={rest.role ?? (tone === 'error' ? 'alert' : undefined)}
  >
    {icon ?? icons[tone]}
    <NoticeText>
      {title !== undefined && <b>{title}</b>}
      {children}
    </NoticeText>
    {action && (
      <TextButton type="button" onClick={action.onClick}>
        {action.label}
      </TextButton>
    )}
  </NoticeRow>
);
