import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWords } from '../locale/useWords.js';
import { messageOf } from '../states/messageOf.js';
import { richTextWords } from './locale.js';
import { FOREIGN } from '../theme/scope.js';
import { Notice } from '../states/Notice.js';
import { createRichTextEditor, type PictureRefusal, type StoredPicture } from './editor.js';
import { Bar, Frame, Page, Waiting } from './RichTextEditor.styles.js';
import { Sending } from './Sending.js';
import { type RootProps, rootProps } from '../root/rootProps.js';

/** Height in pixels where none is given. */
export const EDITOR_HEIGHT = 360;

export interface RichTextEditorProps extends RootProps<HTMLDivElement> {
  /** HTML to begin with; another one replaces what is there. It is cleaned before it is shown. */
  value?: string;
  /** What was written, as clean HTML; empty where nothing is left. */
  onChange?: (value: string) => void;
  /** Names the field for screen readers. */
  label: string;
  /** What stands in it while it is empty. */
  placeholder?: string;
  /** Pixels of the text field. Default 360. */
  height?: number;
  /** Only to be read for now. Default false. */
  readOnly?: boolean;
  /** Language of the tool bar. Default `zh-CN`. */
  language?: 'zh-CN' | 'en-US';
  /** Stores one picture (png, jpg or jpeg), one at a time. Rejects where it can't, with what the reader is told. Left out, none can be put in. */
  upload?: (file: File, sending: PictureSending) => Promise<StoredPicture>;
}

/** What storing a picture is told, and tells. */
export interface PictureSending {
  /** Aborted when the reader cancels, or the editor goes away. */
  readonly signal: AbortSignal;
  /** How far it is, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

type Phase = 'loading' | 'ready' | 'failed';

/** Writes rich text: headings, lists, links, tables and pictures. */
export const RichTextEditor = ({
  value = '',
  onChange,
  label,
  placeholder = '',
  height = EDITOR_HEIGHT,
  readOnly = false,
  language = 'zh-CN',
  upload,
  ...root
}: RichTextEditorProps) => {
  const words = useWords(richTextWords);
  const bar = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const written = useRef(value);
  const replace = useRef<(html: string) => void>(null);
  const [phase, setPhase] = useState<Phase>('loading');
  const [tries, setTries] = useState(0);
  const [trouble, setTrouble] = useState<string>();
  const [sending, setSending] = useState<{ name: string; share: number | null }>();
  const stop = useRef<AbortController>(null);

  const changed = useEffectEvent((html: string) => {
    if (html === written.current) return;
    written.current = html;
    onChange?.(html);
  });
  const refused = useEffectEvent((why: PictureRefusal) =>
    setTrouble(why === 'several' ? words.oneOnly : words.wrongType),
  );
  const send = useEffectEvent(async (file: File): Promise<StoredPicture | null> => {
    if (upload === undefined) throw new Error('No pictures here');
    const own = new AbortController();
    stop.current = own;
    const { name } = file;
    setTrouble(undefined);
    setSending({ name, share: null });
    const onProgress = (share: number) => !own.signal.aborted && setSending({ name, share });
    try {
      const stored = await Promise.race([
        upload(file, { signal: own.signal, onProgress }),
        new Promise<null>((resolve) => own.signal.addEventListener('abort', () => resolve(null))),
      ]);
      return own.signal.aborted ? null : stored;
    } catch (error) {
      if (!own.signal.aborted) setTrouble(messageOf(error, words.uploadFailed));
      return null;
    } finally {
      setSending(undefined);
    }
  });
  const cancel = () => {
    stop.current?.abort();
    box.current?.querySelector<HTMLElement>('[contenteditable]')?.focus();
  };
  const start = useEffectEvent((elements: { box: HTMLElement; bar: HTMLElement }) =>
    createRichTextEditor({
      ...elements,
      html: written.current,
      language: language === 'en-US' ? 'en' : 'zh-CN',
      placeholder,
      label,
      readOnly,
      ...(upload !== undefined && { upload: (file: File) => send(file) }),
      onChange: (html) => changed(html),
      onRefused: (why) => refused(why),
    }),
  );

  useEffect(() => {
    let gone = false;
    let destroy: (() => void) | undefined;
    // Made after this turn: an editor that is made and destroyed in one, as in strict mode, leaves errors behind.
    const timer = setTimeout(() => {
      if (box.current === null || bar.current === null) return;
      start({ box: box.current, bar: bar.current }).then(
        (made) => {
          if (gone) return made.destroy();
          destroy = made.destroy;
          replace.current = made.setHtml;
          setPhase('ready');
        },
        () => {
          if (!gone) setPhase('failed');
        },
      );
    });
    return () => {
      gone = true;
      clearTimeout(timer);
      stop.current?.abort();
      replace.current = null;
      destroy?.();
    };
  }, [language, readOnly, tries]);

  useEffect(() => {
    if (phase !== 'ready' || value === written.current) return;
    written.current = value;
    replace.current?.(value);
  }, [phase, value]);

  return (
    <Frame {...rootProps(root)}>
      {phase === 'failed' && (
        <Notice
          tone="error"
          flush
          action={{
            label: words.retry,
            onClick: () => {
              setPhase('loading');
              setTries(tries + 1);
            },
          }}
        >
          {words.failed}
        </Notice>
      )}
      {trouble !== undefined && (
        <Notice tone="error" flush>
          {trouble}
        </Notice>
      )}
      <Bar ref={bar} className={FOREIGN} role="toolbar" aria-label={words.toolbar} />
      <Page ref={box} className={FOREIGN} $height={height} />
      {sending !== undefined && <Sending {...sending} onCancel={cancel} />}
      <Waiting role="status">{phase === 'loading' && words.loading}</Waiting>
    </Frame>
  );
};
