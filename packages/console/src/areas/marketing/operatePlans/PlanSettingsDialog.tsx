import { useModifyPlanSettings, useReadPlanSettings } from '@console/api/hooks/marketing/planApproval';
import { FormField } from '@console/ui/forms';
import { useMessage } from '@console/ui/provider';
import { InputNumber } from 'antd';
import { TextField } from '../../../forms/fields.js';
import { FormDialog } from '../../../forms/FormDialog.js';
import { useEdit } from '../../../forms/useEdit.js';
import { useDictionary } from '../../../locale/useDictionary.js';
import { usePlanWords } from './planWords.js';

interface SettingsSaid {
  approvalSize: number | null;
  wechatAttribute: string;
  appAttribute: string;
}

interface PlanSettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

const MOST = 1_000_000_000;

/** From which size on plans are approved by a second person, and where addresses of people stand. */
export default function PlanSettingsDialog({ open, onClose }: PlanSettingsDialogProps) {
  const words = usePlanWords();
  const { form } = useDictionary();
  const message = useMessage();
  const edit = useEdit('plan settings');
  const settings = useReadPlanSettings(open ? {} : null);
  const { run: modify } = useModifyPlanSettings();
  const known = settings.data;
  return (
    <FormDialog<SettingsSaid>
      recordKey={open && known ? 'settings' : undefined}
      title={words.settings}
      verb={form.save}
      initial={{
        approvalSize: known?.approvalSize ?? null,
        wechatAttribute: known?.wechatAttribute ?? '',
        appAttribute: known?.appAttribute ?? '',
      }}
      edit={edit}
      onSubmit={async ({ approvalSize, wechatAttribute, appAttribute }) => {
        await modify(
          {
            approvalSize,
            wechatAttribute: wechatAttribute.trim(),
            appAttribute: appAttribute.trim(),
            ...(known && { version: known.version }),
          },
          { quiet: true },
        );
        message.success(words.settingsSaved);
      }}
      onClose={onClose}
    >
      <FormField name="approvalSize" label={words.approvalSize} extra={words.approvalSizeHelp}>
        <InputNumber min={0} max={MOST} precision={0} style={{ width: 200 }} />
      </FormField>
      <TextField name="wechatAttribute" label={words.wechatAttribute} help={words.attributeHelp} />
      <TextField name="appAttribute" label={words.appAttribute} help={words.attributeHelp} />
    </FormDialog>
  );
}
