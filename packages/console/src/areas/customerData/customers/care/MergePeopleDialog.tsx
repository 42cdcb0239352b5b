import { type CustomerDetail, type MergedField, mergedFields } from '@console/api/contract';
import { useMergeCustomers, useUndoCustomerMerge } from '@console/api/hooks/customers';
import { lookUp } from '@console/base';
import { useMessage } from '@console/ui/provider';
import { Form, Radio } from 'antd';
import { FormDialog } from '../../../../forms/FormDialog.js';
import { FormNotice } from '../../../../forms/FormNotice.js';
import { useEdit } from '../../../../forms/useEdit.js';
import { attempt } from '../../../../actions/attempt.js';
import { NOTHING } from '../../../../lists/columns.js';
import { useDictionary } from '../../../../locale/useDictionary.js';
import { useCareWords } from './careWords.js';

type Side = 'first' | 'second';
type Fields = Record<MergedField | 'kept', Side>;

export interface MergePeopleDialogProps {
  open: boolean;
  /** The two that are to be one; undefined while closed. */
  pair: readonly [CustomerDetail, CustomerDetail] | undefined;
  onClose: () => void;
}

const readers: Readonly<Record<MergedField, (person: CustomerDetail) => string>> = {
  name: ({ customerName }) => customerName,
  phone: ({ phoneNumber }) => phoneNumber,
  email: ({ email }) => email,
  memberNumber: ({ memberNumber }) => memberNumber,
  gender: ({ gender }) => gender,
  birthday: ({ birthday }) => birthday ?? '',
  city: ({ city }) => city,
  level: ({ level }) => level,
  staffName: ({ staffName }) => staffName,
  source: ({ source }) => source,
};
const isEmpty = (value: string): boolean => value === '' || value === 'unknown';

/** Of each fact the one that is known; of two the one of whom is kept. */
const firstChoices = (pair: MergePeopleDialogProps['pair']): Fields => {
  const side = (field: MergedField): Side =>
    pair && isEmpty(readers[field](pair[0])) && !isEmpty(readers[field](pair[1])) ? 'second' : 'first';
  return {
    kept: 'first',
    name: side('name'),
    phone: side('phone'),
    email: side('email'),
    memberNumber: side('memberNumber'),
    gender: side('gender'),
    birthday: side('birthday'),
    city: side('city'),
    level: side('level'),
    staffName: side('staffName'),
    source: side('source'),
  };
};

/** Two customers side by side: who is kept, and of each fact which one is right. */
export default function MergePeopleDialog({ open, pair, onClose }: MergePeopleDialogProps) {
  const words = useCareWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit(`merge of customers:${pair?.map(({ id }) => id).join() ?? ''}`);
  const { run: merge } = useMergeCustomers();
  const { run: undo } = useUndoCustomerMerge();
  const [first, second] = pair ?? [];
  const differing =
    first === undefined || second === undefined
      ? []
      : mergedFields.filter((field) => readers[field](first) !== readers[field](second));
  const shown = (field: MergedField, person: CustomerDetail): string => {
    const value = readers[field](person);
    if (field === 'gender') return lookUp(words.genders, value, value);
    return value || NOTHING;
  };
  const nameOf = ({ customerName, phoneNumber }: CustomerDetail): string =>
    words.keepOf(customerName || words.unnamed, phoneNumber);
  return (
    <FormDialog<Fields>
      recordKey={open && pair ? `${pair[0].id} ${pair[1].id}` : undefined}
      title={words.mergeTitle}
      verb={words.mergeVerb}
      initial={firstChoices(pair)}
      edit={edit}
      onSubmit={async (fields) => {
        if (first === undefined || second === undefined) return;
        const [kept, gone] = fields.kept === 'second' ? [second, first] : [first, second];
        const take = differing.filter((field) => fields[field] !== fields.kept);
        const { id } = await merge({ keptId: kept.id, goneId: gone.id, take }, { quiet: true });
        message.success(words.mergeDone, {
          label: form.undo,
          onClick: () => void attempt(async () => void (await undo({ id }))),
        });
      }}
      onClose={onClose}
    >
      <FormNotice tone="info">{words.mergeHelp}</FormNotice>
      {first && second && (
        <>
          <Form.Item name="kept" label={words.keep}>
            <Radio.Group aria-label={words.keep}>
              <Radio value="first">{nameOf(first)}</Radio>
              <Radio value="second">{nameOf(second)}</Radio>
            </Radio.Group>
          </Form.Item>
          {differing.map((field) => (
            <Form.Item key={field} name={field} label={words.mergedFields[field]}>
              <Radio.Group aria-label={words.mergedFields[field]}>
                <Radio value="first">{shown(field, first)}</Radio>
                <Radio value="second">{shown(field, second)}</Radio>
              </Radio.Group>
            </Form.Item>
          ))}
        </>
      )}
    </FormDialog>
  );
}
