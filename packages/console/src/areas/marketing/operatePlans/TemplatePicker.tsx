import type { TemplateChannel } from '@console/api/contract';
import { usePageAppTemplates } from '@console/api/hooks/marketing/appTemplate';
import { usePageSmsTemplates } from '@console/api/hooks/marketing/smsTemplate';
import { usePageWechatTemplates } from '@console/api/hooks/marketing/wechatTemplate';
import { mapAsync } from '@console/base';
import { RemoteSelect, type RemoteSelectProps } from '@console/ui/forms';
import { useState } from 'react';

interface Found {
  id: string;
  templateName: string;
  usableVersion: number | null;
}

type TemplatePickerProps = Omit<RemoteSelectProps, 'found' | 'known' | 'onSearch'> & {
  channel: TemplateChannel;
  /** The one chosen already, which may not be among the first found. */
  known?: { id: string; name: string };
};

const SIZE = 50;

/** Chooses a template of a channel by name: one of which some version is approved. */
export const TemplatePicker = ({ channel, known, ...rest }: TemplatePickerProps) => {
  const [keyword, setKeyword] = useState('');
  const wanted = { current: 1, size: SIZE, enabled: true, ...(keyword !== '' && { keyword }) };
  const sms = usePageSmsTemplates(channel === 'sms' ? wanted : null);
  const wechat = usePageWechatTemplates(channel === 'wechat' ? wanted : null);
  const app = usePageAppTemplates(channel === 'app' ? wanted : null);
  const usable = (list: readonly Found[]) =>
    list.flatMap(({ id, templateName, usableVersion }) =>
      usableVersion === null ? [] : [{ value: id, label: templateName }],
    );
  const found = {
    sms: mapAsync(sms.state, ({ list }) => usable(list)),
    wechat: mapAsync(wechat.state, ({ list }) => usable(list)),
    app: mapAsync(app.state, ({ list }) => usable(list)),
  }[channel];
  return (
    <RemoteSelect
      {...rest}
      found={found}
      known={known === undefined ? [] : [{ value: known.id, label: known.name }]}
      onSearch={setKeyword}
    />
  );
};
