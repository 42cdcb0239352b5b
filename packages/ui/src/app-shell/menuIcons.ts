import type { ComponentType } from 'react';
import { type Part, part } from '../on-demand/part.js';

type Icon = Part<{ readonly default: ComponentType<{ 'aria-hidden'?: boolean }> }>;

/** For a name that is not known. */
export const generalIcon: Icon = part(() => import('@ant-design/icons/AppstoreOutlined'));

/**
 * The icons that the server may name for a menu, each loaded when it is first drawn. A fixed set: the whole icon package
 * is far too big to send along.
 */
export const menuIcons: Readonly<Record<string, Icon>> = {
  apartment: part(() => import('@ant-design/icons/ApartmentOutlined')),
  api: part(() => import('@ant-design/icons/ApiOutlined')),
  appstore: generalIcon,
  audit: part(() => import('@ant-design/icons/AuditOutlined')),
  barchart: part(() => import('@ant-design/icons/BarChartOutlined')),
  bell: part(() => import('@ant-design/icons/BellOutlined')),
  book: part(() => import('@ant-design/icons/BookOutlined')),
  branches: part(() => import('@ant-design/icons/BranchesOutlined')),
  calendar: part(() => import('@ant-design/icons/CalendarOutlined')),
  cloudupload: part(() => import('@ant-design/icons/CloudUploadOutlined')),
  cluster: part(() => import('@ant-design/icons/ClusterOutlined')),
  comment: part(() => import('@ant-design/icons/CommentOutlined')),
  consolesql: part(() => import('@ant-design/icons/ConsoleSqlOutlined')),
  control: part(() => import('@ant-design/icons/ControlOutlined')),
  customerservice: part(() => import('@ant-design/icons/CustomerServiceOutlined')),
  dashboard: part(() => import('@ant-design/icons/DashboardOutlined')),
  database: part(() => import('@ant-design/icons/DatabaseOutlined')),
  deploymentunit: part(() => import('@ant-design/icons/DeploymentUnitOutlined')),
  filetext: part(() => import('@ant-design/icons/FileTextOutlined')),
  folder: part(() => import('@ant-design/icons/FolderOutlined')),
  form: part(() => import('@ant-design/icons/FormOutlined')),
  fund: part(() => import('@ant-design/icons/FundOutlined')),
  gold: part(() => import('@ant-design/icons/GoldOutlined')),
  home: part(() => import('@ant-design/icons/HomeOutlined')),
  linechart: part(() => import('@ant-design/icons/LineChartOutlined')),
  mail: part(() => import('@ant-design/icons/MailOutlined')),
  message: part(() => import('@ant-design/icons/MessageOutlined')),
  mobile: part(() => import('@ant-design/icons/MobileOutlined')),
  nodeindex: part(() => import('@ant-design/icons/NodeIndexOutlined')),
  notification: part(() => import('@ant-design/icons/NotificationOutlined')),
  piechart: part(() => import('@ant-design/icons/PieChartOutlined')),
  profile: part(() => import('@ant-design/icons/ProfileOutlined')),
  questioncircle: part(() => import('@ant-design/icons/QuestionCircleOutlined')),
  read: part(() => import('@ant-design/icons/ReadOutlined')),
  robot: part(() => import('@ant-design/icons/RobotOutlined')),
  safetycertificate: part(() => import('@ant-design/icons/SafetyCertificateOutlined')),
  setting: part(() => import('@ant-design/icons/SettingOutlined')),
  sharealt: part(() => import('@ant-design/icons/ShareAltOutlined')),
  table: part(() => import('@ant-design/icons/TableOutlined')),
  tags: part(() => import('@ant-design/icons/TagsOutlined')),
  team: part(() => import('@ant-design/icons/TeamOutlined')),
  tool: part(() => import('@ant-design/icons/ToolOutlined')),
  user: part(() => import('@ant-design/icons/UserOutlined')),
};
