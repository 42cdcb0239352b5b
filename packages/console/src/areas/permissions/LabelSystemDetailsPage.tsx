import { PlusOutlined } from '@ant-design/icons';
import { useReadTagSystem } from '@console/api/hooks/tagSystems';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { linkTo } from '../../navigation/address.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useLabelWords } from './labelWords.js';
import { Padded } from './permission.styles.js';
import { TagDialog, type TagSubject } from './TagDialog.js';
import { TagEditor } from './TagEditor.js';

/** One label system with its labels as a tree. */
export default function LabelSystemDetailsPage() {
  const words = useLabelWords();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [get] = useQueryState();
  const [subject, setSubject] = useState<TagSubject>();
  const id = get('id');
  const system = useReadTagSystem(id === undefined ? null : { id });
  const back = { label: words.back, onClick: () => open('labelSystems') };
  return (
    <PageFrame
      title={system.data?.name ?? words.title}
      crumbs={[{ label: words.title, href: linkTo('labelSystems') }]}
      onNavigate={follow}
      {...(system.data && {
        count: system.data.tagCount,
        actions: (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => setSubject({ kind: 'new' })}>
            {words.tag.add}
          </Button>
        ),
      })}
    >
      {id === undefined ? (
        <EmptyState title={words.noSystem} action={back} />
      ) : (
        <AsyncView value={system.state} what={words.title} skeleton={<Skeletons shape="rows" count={6} />}>
          {() => (
            <Padded>
              <TagEditor tagSystemId={id} onEdit={setSubject} />
              <TagDialog subject={subject} tagSystemId={id} onClose={() => setSubject(undefined)} />
            </Padded>
          )}
        </AsyncView>
      )}
    </PageFrame>
  );
}
