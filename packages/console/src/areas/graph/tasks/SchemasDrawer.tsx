import { PlusOutlined } from '@ant-design/icons';
import type { TripleSchema } from '@console/api/contract';
import { useListTripleSchemas, useRemoveTripleSchemas } from '@console/api/hooks/tripleSchemas';
import { DetailDrawer } from '@console/ui/detail-drawer';
import { AsyncView, EmptyState, Skeletons } from '@console/ui/states';
import { Button } from 'antd';
import { useState } from 'react';
import { useRemove } from '../../../actions/useRemove.js';
import { SchemaDialog } from './SchemaDialog.js';
import { Beside, SchemaRow, SchemaRows } from './tasks.styles.js';
import { useTaskWords } from './taskWords.js';

export interface SchemasDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The schemas that extractions go by: drawn up, changed and deleted. */
export default function SchemasDrawer({ open, onClose }: SchemasDrawerProps) {
  const { schemaForm: words } = useTaskWords();
  const ask = useRemove();
  const schemas = useListTripleSchemas(open ? {} : null);
  const remove = useRemoveTripleSchemas();
  const [editing, setEditing] = useState<TripleSchema | 'new'>();
  const drop = ({ id, schemaName }: TripleSchema) =>
    ask({
      title: words.removeTitle(schemaName),
      text: words.removeText,
      run: () => remove.run({ idList: [id] }),
      done: words.removed,
    });
  const create = { label: words.newTitle, icon: <PlusOutlined aria-hidden />, onClick: () => setEditing('new') };
  const nothing = <EmptyState title={words.empty} description={words.emptyText} action={create} />;
  return (
    <>
      <DetailDrawer open={open} title={words.title} onClose={onClose}>
        <AsyncView
          value={schemas.state}
          what={words.title}
          skeleton={<Skeletons shape="rows" count={4} />}
          empty={(list) => (list.length === 0 ? nothing : null)}
        >
          {(list) => (
            <>
              <Beside style={{ margin: '0 0 8px' }}>
                <Button icon={create.icon} onClick={create.onClick}>
                  {create.label}
                </Button>
              </Beside>
              <SchemaRows aria-label={words.list}>
                {list.map((schema) => (
                  <SchemaRow key={schema.id}>
                    <div>
                      {schema.schemaName}
                      <small>{words.sum(schema.entityTypes.length, schema.relationTypes.length)}</small>
                    </div>
                    <Button
                      size="small"
                      type="link"
                      aria-label={`${words.edit} ${schema.schemaName}`}
                      onClick={() => setEditing(schema)}
                    >
                      {words.edit}
                    </Button>
                    <Button
                      size="small"
                      type="link"
                      danger
                      aria-label={`${words.remove} ${schema.schemaName}`}
                      onClick={() => void drop(schema)}
                    >
                      {words.remove}
                    </Button>
                  </SchemaRow>
                ))}
              </SchemaRows>
            </>
          )}
        </AsyncView>
      </DetailDrawer>
      {editing !== undefined && (
        <SchemaDialog
          schema={editing === 'new' ? undefined : editing}
          onSaved={() => undefined}
          onClose={() => setEditing(undefined)}
        />
      )}
    </>
  );
}
