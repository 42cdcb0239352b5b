import { PlusOutlined } from '@ant-design/icons';
import { PageFrame } from '@console/ui/page-frame';
import { Button, Tabs } from 'antd';
import { useQueryState } from '../../navigation/useQueryState.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { MenuEditor } from './MenuEditor.js';
import { TabBar } from './permission.styles.js';
import { useSection } from './sections.js';
import { RoleList } from './RoleList.js';
import { useRoleWords } from './roleWords.js';

/** Roles, and the menu from which they are put together. */
export default function RolesPage() {
  const words = useRoleWords();
  const section = useSection();
  const open = useTabNavigate();
  const [get, set] = useQueryState();
  const menus = get('tab') === 'menus';
  return (
    <PageFrame
      title={words.title}
      actions={
        menus ? undefined : (
          <Button type="primary" icon={<PlusOutlined />} onClick={() => open(section.roleDetails)}>
            {words.add}
          </Button>
        )
      }
    >
      <TabBar>
        <Tabs
          activeKey={menus ? 'menus' : 'roles'}
          onChange={(tab) =>
            set({ tab: tab === 'roles' ? undefined : tab, open: undefined, current: undefined, q: undefined })
          }
          items={[
            { key: 'roles', label: words.tabs.roles },
            { key: 'menus', label: words.tabs.menus },
          ]}
        />
      </TabBar>
      {menus ? <MenuEditor /> : <RoleList />}
    </PageFrame>
  );
}
