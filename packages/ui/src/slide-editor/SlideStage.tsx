import { EditOutlined, LockOutlined, ReloadOutlined, UnlockOutlined } from '@ant-design/icons';
import { type MeasuredSlide, type SlideLayout, slideLayouts, type SlidePage } from '@console/base/slides';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { IconButton, type IconButtonProps } from '../button/IconButton.js';
import { useWords } from '../locale/useWords.js';
import { useMobile } from '../media/useMedia.js';
import { type RootProps, rootProps } from '../root/rootProps.js';
import type { PictureOf, SlidePart } from '../slide-view/slideParts.js';
import { SlideView } from '../slide-view/SlideView.js';
import { layoutFields } from './layoutFields.js';
import { slideEditorWords } from './locale.js';
import { RewriteBar } from './RewriteBar.js';
import { Head, Paper, Place, Root } from './SlideStage.styles.js';

export interface SlideStageProps extends RootProps {
  /** The page that is shown. */
  page: SlidePage;
  /** The same as it is drawn. */
  slide: MeasuredSlide;
  /** Its place in the deck, from 1. */
  number: number;
  /** Pages of the deck. */
  count: number;
  /** The page with another layout, or locked, or open again. Left out: it is looked at only. */
  onChange?: ((page: SlidePage) => void) | undefined;
  /** Whether its form is open. Default false. */
  editing?: boolean;
  /** Its form is to be opened or closed; with the part that was clicked, where one was. Left out: there is no form. */
  onEdit?: ((wish: { open: boolean; part?: SlidePart }) => void) | undefined;
  /** It is to be written again. Left out: it is not offered. */
  onRewrite?: ((wish: string) => void) | undefined;
  /** Why it cannot be written again, told beforehand: "没有接入模型". A locked page says so by itself. */
  rewriteOff?: string | undefined;
  /** It is being written. Default false. */
  writing?: boolean;
  /** The writing is to stop. Left out: it cannot be stopped. */
  onStopWriting?: (() => void) | undefined;
  /** Where its pictures are. Left out: their places are drawn empty. */
  pictures?: PictureOf | undefined;
}

/** Heads of columns are drawn as labels, which elsewhere belong to a figure. */
const shownPart = (layout: SlideLayout, part: SlidePart): SlidePart =>
  layoutFields[layout].includes(part) ? part : layout === 'columns' ? 'columns' : 'title';

interface VerbProps extends Pick<IconButtonProps, 'label' | 'icon' | 'disabled' | 'onClick' | 'aria-expanded'> {
  narrow: boolean;
  /** Why it is disabled. */
  title?: string | undefined;
}

/** With its word where there is room for it. */
const Verb = ({ narrow, label, title, ...rest }: VerbProps) =>
  narrow ? (
    <IconButton label={label} {...rest} />
  ) : (
    <Button size="small" type="text" title={title} {...rest}>
      {label}
    </Button>
  );

/** A page of a deck as it will be in the file, with what can be done with it. A text that is clicked opens in the form. */
export const SlideStage = (props: SlideStageProps) => {
  const { page, slide, number, count, onChange, editing = false, onEdit, onRewrite, rewriteOff, pictures } = props;
  const { writing = false, onStopWriting } = props;
  const words = useWords(slideEditorWords);
  const narrow = useMobile();
  const [wishing, setWishing] = useState<string>();
  const off = page.locked ? words.rewriteLocked : rewriteOff;
  const size = narrow ? 'middle' : 'small';
  return (
    <Root {...rootProps(props)} aria-label={words.place(number, count)}>
      <Head>
        <Place aria-hidden>
          <b>{number}</b> / {count}
        </Place>
        <Select<SlideLayout>
          size={size}
          aria-label={words.layout}
          value={page.layout}
          disabled={onChange === undefined}
          popupMatchSelectWidth={false}
          options={slideLayouts.map((value) => ({ value, label: words.layouts[value] }))}
          onChange={(layout) => onChange?.({ ...page, layout })}
        />
        <i />
        {onEdit && (
          <Button
            size={size}
            type="text"
            icon={<EditOutlined aria-hidden />}
            aria-pressed={editing}
            onClick={() => onEdit({ open: !editing })}
          >
            {editing ? words.editDone : words.edit}
          </Button>
        )}
        {onChange && (
          <Verb
            narrow={narrow}
            label={page.locked ? words.unlock : words.lock}
            icon={page.locked ? <UnlockOutlined aria-hidden /> : <LockOutlined aria-hidden />}
            onClick={() => onChange({ ...page, locked: !page.locked })}
          />
        )}
        {onRewrite && !writing && (
          <Verb
            narrow={narrow}
            label={words.rewrite}
            icon={<ReloadOutlined aria-hidden />}
            disabled={off !== undefined}
            title={off}
            aria-expanded={wishing === page.id}
            onClick={() => setWishing(wishing === page.id ? undefined : page.id)}
          />
        )}
      </Head>
      {onRewrite && off !== undefined && (
        <p>
          {page.locked && <LockOutlined aria-hidden />}
          {off}
        </p>
      )}
      {writing ? (
        <RewriteBar writing onStop={onStopWriting} />
      ) : (
        onRewrite &&
        off === undefined &&
        wishing === page.id && (
          <RewriteBar
            writing={false}
            onStop={() => setWishing(undefined)}
            onWrite={(wish) => {
              setWishing(undefined);
              onRewrite(wish);
            }}
          />
        )
      )}
      <Paper data-wide={slide.format === '16:9' ? '' : undefined}>
        <SlideView
          slide={slide}
          label={words.page(number, page.title)}
          {...(pictures && { pictures })}
          {...(onEdit && { onPick: (part: SlidePart) => onEdit({ open: true, part: shownPart(page.layout, part) }) })}
        />
      </Paper>
    </Root>
  );
};
