import { loadPart } from '../on-demand/loadPart.js';
import type { IDomEditor } from '@wangeditor/editor';
import { cleanRichText } from './cleanRichText.js';
import { cleanClipboard } from './clipboard.js';

/** Pictures that may be put in. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** A picture that was stored. */
export interface StoredPicture {
  /** Address that is kept in the HTML. */
  src: string;
  /** Address that this page can show it from, e.g. a blob's. Default: `src`. */
  shown?: string;
}

/** Why a picture is not put in: it is none of the types, or it came with others, or while another one was sent. */
export type PictureRefusal = 'type' | 'several';

export interface EditorOptions {
  box: HTMLElement;
  bar: HTMLElement;
  html: string;
  language: 'zh-CN' | 'en';
  placeholder: string;
  label: string;
  readOnly: boolean;
  /** Answers with null where the reader cancelled. Left out, no pictures can be put in. */
  upload?: (file: File) => Promise<StoredPicture | null>;
  onChange: (html: string) => void;
  onRefused: (why: PictureRefusal) => void;
}

const tools = [
  'headerSelect',
  'bold',
  'italic',
  'underline',
  'through',
  '|',
  'bulletedList',
  'numberedList',
  'blockquote',
  'justifyLeft',
  'justifyCenter',
  'insertLink',
  'insertTable',
  'divider',
];

/** Chooses one file; nothing happens where the reader changes their mind. */
const browse = (take: (file: File) => void) => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = imageTypes.join();
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file !== undefined) take(file);
  });
  input.click();
};

const isPicture = (file: File): boolean => imageTypes.some((type) => type === file.type);

/** The tool bar's buttons are pictures, and tell only those who point at them what they do; a choice shows its value. */
const nameButtons = (bar: HTMLElement) => {
  for (const button of bar.querySelectorAll<HTMLElement>('button[data-tooltip]:not([aria-label], .select-button)'))
    button.setAttribute('aria-label', (button.dataset['tooltip'] ?? '').replaceAll(/\s+/g, ' '));
};

/** Makes the editor in its two elements; it is large, and comes over the network when it is first needed. */
export const createRichTextEditor = async ({
  box,
  bar,
  html,
  language,
  placeholder,
  label,
  readOnly,
  upload,
  onChange,
  onRefused,
}: EditorOptions): Promise<{ setHtml: (html: string) => void; destroy: () => void }> => {
  const { createEditor, createToolbar, DomEditor, i18nChangeLanguage } = await loadPart(
    () => import('./wangEditor.js'),
  );
  i18nChangeLanguage(language);
  // What is drawn from this page's memory is kept by the address that the server gave.
  const kept = new Map<string, string>();
  const outside = (inside: string): string => {
    let text = inside;
    for (const [shown, src] of kept) text = text.replaceAll(shown, src);
    return cleanRichText(text);
  };
  let isSending = false;
  const customUpload = async (file: File, insert: (src: string, alt: string) => void) => {
    if (!isPicture(file) || upload === undefined) return onRefused('type');
    if (isSending) return onRefused('several');
    isSending = true;
    const sent = await upload(file).finally(() => {
      isSending = false;
    });
    // Cancelled: nothing is put in.
    if (sent === null) return;
    const { src, shown = src } = sent;
    if (shown !== src) kept.set(shown, src);
    insert(shown, '');
  };
  // The editor learns a moment later where the reader has clicked; without a place, nothing is put in.
  const follow = (made: IDomEditor) => {
    const marked = getSelection();
    const isInside = marked?.anchorNode != null && box.contains(marked.anchorNode);
    const range = isInside ? DomEditor.toSlateRange(made, marked, { exactMatch: false, suppressThrow: true }) : null;
    if (range !== null) made.select(range);
    if (made.selection === null) made.focus(true);
  };
  const editor = createEditor({
    selector: box,
    html: cleanRichText(html),
    mode: 'default',
    config: {
      placeholder,
      readOnly,
      autoFocus: false,
      scroll: true,
      customPaste: (made, event) => {
        event.preventDefault();
        follow(made);
        if (event.clipboardData !== null) made.insertData(event.clipboardData);
        return false;
      },
      sanitizeHtml: cleanRichText,
      onChange: (changed) => onChange(changed.isEmpty() ? '' : outside(changed.getHtml())),
      MENU_CONF: {
        uploadImage: {
          customUpload,
          // Its own field would take several files.
          customBrowseAndUpload: (insert: (src: string, alt: string) => void) =>
            browse((file) => void customUpload(file, insert).catch(() => undefined)),
        },
      },
    },
  });
  // By whichever way it comes: pasted, dropped, put in by the browser's own menu.
  const { insertData } = editor;
  editor.insertData = (data) => insertData(cleanClipboard(data, createEditor));
  const field = box.querySelector<HTMLElement>('[contenteditable]');
  field?.setAttribute('aria-label', label);
  field?.setAttribute('role', 'textbox');
  // It scrolls: who has no pointer reaches it as well.
  field?.setAttribute('tabindex', '0');
  field?.setAttribute('aria-multiline', 'true');
  const refuseSeveral = (event: Event, files: FileList | undefined) => {
    if (files === undefined || files.length < 2) return;
    event.preventDefault();
    event.stopPropagation();
    onRefused('several');
  };
  const destroyed = new AbortController();
  const first = { capture: true, signal: destroyed.signal };
  // Tab goes on to the next field, as everywhere; only in a table it goes on to the next cell.
  const leaveByTab = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && DomEditor.getSelectedNodeByType(editor, 'table') === null) event.stopPropagation();
  };
  box.addEventListener('keydown', leaveByTab, first);
  box.addEventListener('drop', (event) => refuseSeveral(event, event.dataTransfer?.files), first);
  box.addEventListener('paste', (event) => refuseSeveral(event, event.clipboardData?.files), first);
  const naming = new MutationObserver(() => nameButtons(bar));
  naming.observe(bar, { childList: true, subtree: true });
  const toolbar = createToolbar({
    editor,
    selector: bar,
    mode: 'default',
    config: { toolbarKeys: upload === undefined ? tools : [...tools, 'uploadImage', '|', 'undo', 'redo'] },
  });
  return {
    setHtml: (next) => editor.setHtml(cleanRichText(next)),
    destroy: () => {
      destroyed.abort();
      naming.disconnect();
      toolbar.destroy();
      editor.destroy();
      for (const shown of kept.keys()) if (shown.startsWith('blob:')) URL.revokeObjectURL(shown);
    },
  };
};
