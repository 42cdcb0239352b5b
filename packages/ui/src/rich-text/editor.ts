import type { IDomEditor } from '@wangeditor/editor';
import { cleanRichText } from './cleanRichText.js';

/** Pictures that may be put in. */
export const imageTypes = ['image/png', 'image/jpeg'] as const;

/** A picture that was stored. */
export interface StoredPicture {
  /** Address that is kept in the HTML. */
  src: string;
  /** Address that this page can show it from, e.g. a blob's. Default: `src`. */
  shown?: string;
}

export interface EditorOptions {
  box: HTMLElement;
  bar: HTMLElement;
  html: string;
  language: 'zh-CN' | 'en';
  placeholder: string;
  label: string;
  readOnly: boolean;
  /** Left out, no pictures can be put in. */
  upload?: (file: File) => Promise<StoredPicture>;
  onChange: (html: string) => void;
  onRefused: () => void;
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
}: EditorOptions): Promise<{ editor: IDomEditor; destroy: () => void }> => {
  const [{ createEditor, createToolbar, i18nChangeLanguage }] = await Promise.all([
    import('@wangeditor/editor'),
    import('@wangeditor/editor/dist/css/style.css'),
  ]);
  i18nChangeLanguage(language);
  // What is drawn from this page's memory is kept by the address that the server gave.
  const kept = new Map<string, string>();
  const outside = (inside: string): string => {
    let text = inside;
    for (const [shown, src] of kept) text = text.replaceAll(shown, src);
    return cleanRichText(text);
  };
  const customUpload = async (file: File, insert: (src: string, alt: string) => void) => {
    if (!isPicture(file) || upload === undefined) return onRefused();
    const { src, shown = src } = await upload(file);
    if (shown !== src) kept.set(shown, src);
    insert(shown, '');
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
      onChange: (changed) => onChange(changed.isEmpty() ? '' : outside(changed.getHtml())),
      MENU_CONF: {
        uploadImage: { customUpload, maxNumberOfFiles: 1, allowedFileTypes: [...imageTypes] },
      },
    },
  });
  const field = box.querySelector<HTMLElement>('[contenteditable]');
  field?.setAttribute('aria-label', label);
  field?.setAttribute('role', 'textbox');
  field?.setAttribute('aria-multiline', 'true');
  const naming = new MutationObserver(() => nameButtons(bar));
  naming.observe(bar, { childList: true, subtree: true });
  const toolbar = createToolbar({
    editor,
    selector: bar,
    mode: 'default',
    config: { toolbarKeys: upload === undefined ? tools : [...tools, 'uploadImage', '|', 'undo', 'redo'] },
  });
  return {
    editor,
    destroy: () => {
      naming.disconnect();
      toolbar.destroy();
      editor.destroy();
      for (const shown of kept.keys()) if (shown.startsWith('blob:')) URL.revokeObjectURL(shown);
    },
  };
};
