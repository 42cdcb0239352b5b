import { UploadOutlined, UserDeleteOutlined } from '@ant-design/icons';
import type { Channel } from '@console/api/contract';
import { useCountOptOuts } from '@console/api/hooks/optOuts';
import { AsyncView, Skeletons } from '@console/ui/states';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { FormSection } from '../../../forms/FormSection.js';
import { ImportOptOuts } from './ImportOptOuts.js';
import { LiftOptOut } from './LiftOptOut.js';
import { useOptOutWords } from './optOutWords.js';

/** Who wants no messages of a channel: how many, more of them from a list, and one taken off again. */
export const OptOutList = ({ channel }: { channel: Channel }) => {
  const words = useOptOutWords();
  const { state } = useCountOptOuts({ channel });
  const [open, setOpen] = useState<'import' | 'lift'>();
  const close = () => setOpen(undefined);
  return (
    <FormSection title={words.title} level={2}>
      <p>{words.text}</p>
      <AsyncView value={state} what={words.title} skeleton={<Skeletons shape="rows" count={1} />}>
        {({ count }) => <p>{words.count(count.toLocaleString())}</p>}
      </AsyncView>
      <Flex gap={8} wrap>
        <Button icon={<UploadOutlined aria-hidden />} onClick={() => setOpen('import')}>
          {words.import}
        </Button>
        <Button icon={<UserDeleteOutlined aria-hidden />} onClick={() => setOpen('lift')}>
          {words.lift}
        </Button>
      </Flex>
      <ImportOptOuts channel={channel} open={open === 'import'} onClose={close} />
      <LiftOptOut channel={channel} open={open === 'lift'} onClose={close} />
    </FormSection>
  );
};
