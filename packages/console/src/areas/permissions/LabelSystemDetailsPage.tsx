import { PlusOutlined } from '@ant-design/icons';
import { useListTags } from '@console/api/hooks/tags';
import { useReadTagSystem } from '@console/api/hooks/tagSystems';
import { PageFrame } from '@console/ui/page-frame';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { usePageHead } from '../../app/ShellContext.js';
import { linkTo } from '../../navigation/address.js';
import { idIn } from '../../navigation/addressValues.js';
import { useAddress } from '../../navigation/useAddress.js';
import { useChosenTags } from '../../navigation/useChosenTags.js';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useRecord } from '../../navigation/useRecord.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { useLabelWords } from './labelWords.js';
import { Padded } from './permission.styles.js';
import { newBelow, subjectIn } from './subjects.js';
import { TagDialog, type TagSubject } from './TagDialog.js';
import { TagEditor } from './TagEditor.js';
import { TagFilter } from './TagFilter.js';

/** One label system with its labels as a tree. */
export default function LabelSystemDetailsPage() {
  const words = useLabelWords();
  const open = useTabNavigate();
  const { follow } = useAddress();
  const [get] = useQueryState();
  const id = idIn(get('id'));
  const record = useRecord(`label in ${id ?? ''}`);
  const tags = useListTags(id === undefined ? null : { tagSystemId: id });
  const system = useReadTagSystem(id === undefined ? null : { id });
  const filter = useChosenTags(`labels:${id ?? ''}`);
  const chosen = filter.chosen.filter((one) => tags.data?.some((tag) => tag.id === one));
  const wanted = subjectIn(record);
  const tag = wanted?.kind === 'edit' ? tags.data?.find((one) => one.id === wanted.id) : undefined;
  const subject: TagSubject | undefined = wanted?.kind === 'edit' ? tag && { kind: 'edit', tag } : wanted;
  const edit = (next: TagSubject) => void record.show(next.kind === 'edit' ? next.tag.id : newBelow(next.parentId));
  const back = { label: words.back, onClick: () => open('labelSystems') };
  const title = system.data?.name ?? words.title;
  usePageHead(title);

  return (
    <PageFrame
      title={title}
      crumbs={[{ label: words.title, href: linkTo('labelSystems') }]}
      onNavigate={follow}
      {...(system.data && {
        count: system.data.tagCount,
        actions: (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => void record.show(newBelow(undefined))}>
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
              {tags.data !== undefined && tags.data.length > 0 && (
                <TagFilter {...filter} chosen={chosen} tags={tags.data} />
              )}
              <TagEditor tagSystemId={id} chosen={chosen} onEdit={edit} />
              <TagDialog subject={subject} tagSystemId={id} edit={record} onClose={record.close} />
            </Padded>
          )}
        </AsyncView>
      )}
    </PageFrame>
  );
}
