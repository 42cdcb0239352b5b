import {
  type Channel,
  channels,
  modifyAppTemplate,
  modifySmsTemplate,
  modifyWechatTemplate,
  type PdTask,
  type TemplateChannel,
  templateChannels,
} from '@console/api/contract';
import { ifKnown } from '@console/base';
import { Notice } from '@console/ui/states';
import { useTabNavigate } from '../../../navigation/useTabNavigate.js';
import { usePermitted } from '../../../session/usePermitted.js';
import { NotConfigured } from '../channels/NotConfigured.js';
import { usePlanWords } from './planWords.js';

/** Where a template of a channel is mended, and the call that somebody has to be granted for it. */
const editors = {
  sms: { page: 'smsTemplateDetail', call: modifySmsTemplate },
  wechat: { page: 'wechatTemplateDetail', call: modifyWechatTemplate },
  app: { page: 'appTemplateDetail', call: modifyAppTemplate },
} as const satisfies Record<TemplateChannel, object>;

interface TemplateFaultProps {
  channel: TemplateChannel;
  templateId: string;
  said: string;
}

/** What is the matter with a template, with the way to it for whoever may change it. */
const TemplateFault = ({ channel, templateId, said }: TemplateFaultProps) => {
  const words = usePlanWords();
  const open = useTabNavigate();
  const { page, call } = editors[channel];
  const may = usePermitted(call);
  return (
    <Notice
      tone="warning"
      {...(may && { action: { label: words.seeTemplate, onClick: () => open(page, { id: templateId }) } })}
    >
      {said}
    </Notice>
  );
};

/** Reasons that the settings of the channel mend, and those that the template does: refusals, and what a task waits for. */
const ofSettings = ['channel_not_configured', 'settings'];
const ofTemplate = [
  'public_url_missing',
  'publicUrl',
  'vendor_code_missing',
  'vendorCode',
  'template_not_usable',
  'template_has_problems',
];

/** Whether there is something to do about what a task waits for, beside waiting. */
export const isMended = (reason: string): boolean => ofSettings.includes(reason) || ofTemplate.includes(reason);

interface TaskFaultProps {
  task: Pick<PdTask, 'channel' | 'templateId'>;
  /** Why it was refused, or what it waits for. */
  reason: string;
  /** The same in words. */
  said: string;
}

/** Why a task does not go out, with the way to where that is mended. */
export const TaskFault = ({ task, reason, said }: TaskFaultProps) => {
  const channel: Channel | null = ifKnown(channels, task.channel, null);
  const written = ifKnown(templateChannels, task.channel, null);
  if (channel !== null && ofSettings.includes(reason))
    return <NotConfigured channel={channel} {...(reason === 'settings' && { said })} />;
  if (written !== null && task.templateId !== null && ofTemplate.includes(reason))
    return <TemplateFault channel={written} templateId={task.templateId} said={said} />;
  return <Notice tone="error">{said}</Notice>;
};
