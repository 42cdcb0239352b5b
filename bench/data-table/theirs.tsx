import {
  AllCommunityModule,
  type ColDef,
  ModuleRegistry,
  type RowSelectionOptions,
  themeQuartz,
} from 'ag-grid-community';
import { AgGridReact } from 'ag-grid-react';
import { Table } from 'antd';
import type { ColumnType } from 'antd/es/table/index.js';
import { type Key, useState } from 'react';
import { bySound, titles, type User, users } from './rows.js';

ModuleRegistry.registerModules([AllCommunityModule]);

const columns: ColDef<User>[] = titles.map(([field, headerName]) => ({
  field,
  headerName,
  width: 160,
  ...(field === 'name' && { comparator: bySound }),
}));
const rowSelection: RowSelectionOptions<User> = { mode: 'multiRow', headerCheckbox: true, checkboxes: true };

export const AgGrid = () => (
  <AgGridReact<User>
    theme={themeQuartz.withParams({ rowHeight: 40, headerHeight: 36 })}
    rowData={users}
    columnDefs={columns}
    rowSelection={rowSelection}
    getRowId={({ data }) => data.id}
  />
);

export const AntdTable = () => {
  const [selectedRowKeys, setSelected] = useState<Key[]>([]);
  const columnsNow = titles.map(
    ([dataIndex, title]): ColumnType<User> => ({
      dataIndex,
      title,
      width: 160,
      ...(dataIndex === 'name' && { sorter: (one, other) => bySound(one.name, other.name) }),
      ...(dataIndex === 'answers' && { sorter: (one, other) => one.answers - other.answers }),
    }),
  );
  return (
    <Table<User>
      virtual
      size="middle"
      rowKey="id"
      columns={columnsNow}
      dataSource={users}
      pagination={false}
      scroll={{ x: 1200, y: 640 }}
      rowSelection={{ selectedRowKeys, onChange: setSelected }}
    />
  );
};
