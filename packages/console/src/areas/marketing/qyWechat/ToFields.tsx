import { assignLimits, assignShares } from '@console/api/contract';
import { useListStaffNicks } from '@console/api/hooks/marketing/referralLink';
import { FormField, useRules } from '@console/ui/forms';
import { Form, InputNumber, Radio } from 'antd';
import { StaffPicker } from '../weCom/StaffPicker.js';
import { Shares } from './assign.styles.js';
import type { AssignmentFields } from './assignmentFields.js';
import { useAssignWords } from './assignWords.js';

const MOST_WEIGHT = 100;
const MOST_STAFF = 200;

/** How much each member of staff gets, and how many at most. */
const Shared = () => {
  const words = useAssignWords();
  const staff = useListStaffNicks({});
  const form = Form.useFormInstance<AssignmentFields>();
  const share = Form.useWatch('share', { form, preserve: true });
  const ids = Form.useWatch('staffIds', { form, preserve: true }) ?? [];
  if (ids.length === 0) return null;
  const nameOf = (id: string): string => staff.data?.find((one) => one.id === id)?.nick ?? id;
  return (
    <Shares>
      <thead>
        <tr>
          <th scope="col">{words.staffName}</th>
          {share === 'even' && <th scope="col">{words.weight}</th>}
          <th scope="col">{words.most}</th>
        </tr>
      </thead>
      <tbody>
        {ids.map((id) => (
          <tr key={id}>
            <th scope="row">{nameOf(id)}</th>
            {share === 'even' && (
              <td>
                <Form.Item name={['weights', id]} noStyle>
                  <InputNumber
                    min={1}
                    max={MOST_WEIGHT}
                    precision={0}
                    placeholder="1"
                    aria-label={words.weightOf(nameOf(id))}
                  />
                </Form.Item>
              </td>
            )}
            <td>
              <Form.Item name={['mosts', id]} noStyle>
                <InputNumber
                  min={1}
                  max={assignLimits.people}
                  precision={0}
                  placeholder={words.mostHint}
                  aria-label={words.mostOf(nameOf(id))}
                />
              </Form.Item>
            </td>
          </tr>
        ))}
      </tbody>
    </Shares>
  );
};

/** Who gets the customers, and, of several, how they are shared out. */
export const ToFields = () => {
  const words = useAssignWords();
  const rules = useRules();
  const form = Form.useFormInstance<AssignmentFields>();
  const isChosen = Form.useWatch('who', { form, preserve: true }) === 'chosen';
  return (
    <>
      <FormField name="staffIds" label={words.to} rules={[rules.chosen(words.to)]}>
        <StaffPicker maxCount={isChosen ? 1 : MOST_STAFF} />
      </FormField>
      {!isChosen && (
        <>
          <FormField name="share" label={words.share}>
            <Radio.Group options={assignShares.map((value) => ({ value, label: words.shares[value] }))} />
          </FormField>
          <Shared />
        </>
      )}
    </>
  );
};
