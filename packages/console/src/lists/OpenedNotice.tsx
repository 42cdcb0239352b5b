import type { Async } from '@console/base';
import { FailedNotice, Notice } from '@console/ui/states';
import { useDictionary } from '../locale/useDictionary.js';
import type { Dictionary } from '../locale/zhCN.js';
import { OverList } from './OverList.js';

export interface OpenedNoticeProps {
  /** The record that the address opens, where it is read by itself. Left out: it is among what is shown, or nowhere. */
  value?: Async<unknown>;
  /** It is not among those there are. */
  gone: boolean;
  what: keyof Dictionary['form']['kinds'];
  onClose: () => void;
}

/** Says why nothing is opened for what the address names, where no drawer of its own can say it. */
export const OpenedNotice = ({ value, gone, what, onClose }: OpenedNoticeProps) => {
  const { form } = useDictionary();
  return (
    <OverList>
      {!gone && value && <FailedNotice flush value={value} what={form.kinds[what]} />}
      {gone && (
        <Notice flush tone="info" role="status" action={{ label: form.close, onClick: onClose }}>
          {form.gone(form.kinds[what])}
        </Notice>
      )}
    </OverList>
  );
};
