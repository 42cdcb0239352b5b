import { useReadSmsSettings } from '@console/api/hooks/smsSettings';
import { formatDateTime } from '@console/base';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, Skeletons, Tag } from '@console/ui/states';
import { useEdit } from '../../../forms/useEdit.js';
import { usePageHead } from '../../../shell/ShellContext.js';
import { Columns, Updated } from './sms.styles.js';
import { SmsForm } from './SmsForm.js';
import { SmsProtocol } from './SmsProtocol.js';
import { SmsTest } from './SmsTest.js';
import { useSmsWords } from './smsWords.js';

/** How text messages are sent, and one to try it. */
export default function SmsSettingsPage() {
  const words = useSmsWords();
  const edit = useEdit('sms settings');
  const { state, data } = useReadSmsSettings({});
  usePageHead(words.title);
  return (
    <PageFrame
      title={words.title}
      actions={
        <>
          {edit.dirty && <Tag tone="warning">{words.unsaved}</Tag>}
          {data?.updateTime != null && (
            <Updated>{words.updated(data.updatedBy, formatDateTime(data.updateTime))}</Updated>
          )}
        </>
      }
    >
      <AsyncView value={state} what={words.what} skeleton={<Skeletons shape="rows" count={6} />}>
        {(settings) => (
          <Columns>
            <SmsForm settings={settings} edit={edit} />
            <div>
              <SmsTest settings={settings} dirty={edit.dirty} />
              <SmsProtocol />
            </div>
          </Columns>
        )}
      </AsyncView>
    </PageFrame>
  );
}
