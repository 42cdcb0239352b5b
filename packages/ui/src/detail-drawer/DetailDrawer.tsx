import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { type Async, type AsyncError, mapAsync, type Problem, ready } from '@console/base';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button/IconButton.js';
import { SubmitButton } from '../button/LockedButton.js';
import type { Answer } from '../button/useLock.js';
import { SideDrawer } from '../dialog/SideDrawer.js';
import { useWords } from '../locale/useWords.js';
import { detailWords } from './locale.js';
import { dialogWords } from '../dialog/locale.js';
import { AsyncView } from '../states/AsyncView.js';
import { EmptyState } from '../states/EmptyState.js';
import { Notice } from '../states/Notice.js';
import { Skeletons } from '../states/Skeletons.js';
import { Tag } from '../states/Tag.js';
import { Asking, Body, Place, Rule, Tags } from './DetailDrawer.styles.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

export interface DetailDrawerProps extends RootProps {
  /** Whether it is shown. */
  open: boolean;
  /** The record's name. */
  title: string;
  /** Asked for by cancel, the cross or Escape, after the reader agreed to lose what was typed. */
  onClose: () => void;
  /** Something typed is not saved: marked in the head, and asked about before another record takes its place. */
  dirty?: boolean;
  /** Beside the title: the record's state. */
  tags?: ReactNode;
  /** Opens the record before in the list. Left out: there is none. */
  onPrevious?: () => void;
  /** Opens the record after in the list. Left out: there is none. */
  onNext?: () => void;
  /** Which of the list's records it is, from 1. Left out, it is not told, and there is no previous and next. */
  place?: { at: number; of: number };
  /** Which record it is: the primary of another one is free again. Default: its place in the list. */
  recordKey?: string;
  /** The record on its way, failed, or gone (code 404). Default: it is there. */
  record?: Async<unknown>;
  /** What the record is, for the message when it does not load: "用户". */
  what?: string;
  /** At the left of the foot: what destroys or stops. */
  danger?: { label: string; onClick: () => void };
  /** The verb on the primary: "保存". Left out, there is nothing to save. */
  verb?: string;
  /** The primary was pressed. Check the fields, answer with a promise to lock meanwhile, `false` when nothing was sent. */
  onSubmit?: () => Answer;
  /** Why the last try failed. Stands over what was typed. */
  problem?: Problem;
  /** Pixels: 480 (default), 720 with a preview, 1080 with something tried beside the fields. */
  width?: 480 | 720 | 1080;
  /** The record itself: fields of a form, or what is read. */
  children: ReactNode;
}

/** It was there once, or never: nothing that trying again could mend. */
const isGone = (record: Async<unknown>): record is AsyncError => record.state === 'error' && record.error.code === 404;

type Going = 'close' | 'previous' | 'next';

/** One record of a list beside the list: read, changed, and left for the next one. */
export const DetailDrawer = (props: DetailDrawerProps) => {
  const { open, title, onClose, dirty = false, tags, onPrevious, onNext, place, width } = props;
  const { record = ready(null), recordKey, what, danger, verb, onSubmit, problem, children } = props;
  const words = useWords(detailWords);
  const leaving = useWords(dialogWords);
  const [asked, setAsked] = useState<Going>();
  const going = dirty ? asked : undefined;

  const go = (where: Going) => {
    setAsked(undefined);
    ({ close: onClose, previous: onPrevious, next: onNext })[where]?.();
  };
  const ask = (where: Going) => (dirty ? setAsked(where) : go(where));

  const usual = verb !== undefined && record.state === 'ready' && (
    <>
      <Button onClick={() => ask('close')}>{leaving.cancel}</Button>
      <SubmitButton key={recordKey ?? place?.at} onClick={onSubmit}>
        {verb}
      </SubmitButton>
    </>
  );
  const asking = going && (
    <>
      <Button danger onClick={() => go(going)}>
        {leaving.discard}
      </Button>
      <Button type="primary" autoFocus onClick={() => setAsked(undefined)}>
        {leaving.goOn}
      </Button>
    </>
  );
  const atStart = danger && record.state === 'ready' && (
    <Button type="text" danger onClick={danger.onClick}>
      {danger.label}
    </Button>
  );
  return (
    <SideDrawer
      {...rootProps(props)}
      open={open}
      title={title}
      onClose={onClose}
      dirty={dirty}
      width={width}
      tags={
        <Tags>
          {tags}
          {dirty && <Tag tone="warning">{words.unsaved}</Tag>}
        </Tags>
      }
      actions={
        place && (
          <>
            <Place aria-live="polite">{words.place(place.at, place.of)}</Place>
            <IconButton
              label={words.previous}
              icon={<UpOutlined />}
              disabled={onPrevious === undefined}
              onClick={() => ask('previous')}
            />
            <IconButton
              label={words.next}
              icon={<DownOutlined />}
              disabled={onNext === undefined}
              onClick={() => ask('next')}
            />
            <Rule />
          </>
        )
      }
      footer={asking || usual || (atStart ? '' : undefined)}
      footerStart={asking ? <Asking role="alert">{leaving.unsaved}</Asking> : atStart}
    >
      {isGone(record) ? (
        <EmptyState picture="search" title={record.error.message} />
      ) : (
        <AsyncView
          value={mapAsync(record, () => null)}
          what={what ?? title}
          skeleton={<Skeletons shape="text" count={8} />}
        >
          {() => (
            <Body>
              {problem && <Notice tone="error">{problem.message}</Notice>}
              {children}
            </Body>
          )}
        </AsyncView>
      )}
    </SideDrawer>
  );
};
