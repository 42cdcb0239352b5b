import { PlusOutlined } from '@ant-design/icons';
import { PageFrame } from '@console/ui/page-frame';
import { Button } from 'antd';
import { PageTabs, usePageTab } from '../../details/PageTabs.js';
import { useTabNavigate } from '../../navigation/useTabNavigate.js';
import { MenuEditor } from './MenuEditor.js';
import { useSection } from './sections.js';
import { RoleList } from './RoleList.js';
import { useRoleWords } from './roleWords.js';

/** Roles, and the menu from which they are put together. */
export default function RolesPage() {
  const words = useRoleWords();
  const section = useSection();
  const open = useTabNavigate();
  const tab = usePageTab(['roles', 'menus']);
  const menus = tab === 'menus';
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
      <PageTabs
        active={tab}
        tabs={[
          { key: 'roles', label: words.tabs.roles },
          { key: 'menus', label: words.tabs.menus },
        ]}
      />
      {menus ? <MenuEditor /> : <RoleList />}
    </PageFrame>
  );
}
