import {
  ApartmentOutlined,
  ApiOutlined,
  AppstoreOutlined,
  AuditOutlined,
  BarChartOutlined,
  BellOutlined,
  BookOutlined,
  BranchesOutlined,
  CalendarOutlined,
  CloudUploadOutlined,
  ClusterOutlined,
  CommentOutlined,
  ConsoleSqlOutlined,
  ControlOutlined,
  CustomerServiceOutlined,
  DashboardOutlined,
  DatabaseOutlined,
  DeploymentUnitOutlined,
  FileTextOutlined,
  FolderOutlined,
  FormOutlined,
  FundOutlined,
  GoldOutlined,
  HomeOutlined,
  LineChartOutlined,
  MailOutlined,
  MessageOutlined,
  MobileOutlined,
  NodeIndexOutlined,
  NotificationOutlined,
  PieChartOutlined,
  ProfileOutlined,
  QuestionCircleOutlined,
  ReadOutlined,
  RobotOutlined,
  SafetyCertificateOutlined,
  SettingOutlined,
  ShareAltOutlined,
  TableOutlined,
  TagsOutlined,
  TeamOutlined,
  ToolOutlined,
  UserOutlined,
} from '@ant-design/icons';
import type { ReactElement } from 'react';

// A fixed set: the names come from the server, and the whole icon package is far too big to send along.
const icons: Readonly<Record<string, ReactElement>> = {
  apartment: <ApartmentOutlined aria-hidden />,
  api: <ApiOutlined aria-hidden />,
  appstore: <AppstoreOutlined aria-hidden />,
  audit: <AuditOutlined aria-hidden />,
  barchart: <BarChartOutlined aria-hidden />,
  bell: <BellOutlined aria-hidden />,
  book: <BookOutlined aria-hidden />,
  branches: <BranchesOutlined aria-hidden />,
  calendar: <CalendarOutlined aria-hidden />,
  cloudupload: <CloudUploadOutlined aria-hidden />,
  cluster: <ClusterOutlined aria-hidden />,
  comment: <CommentOutlined aria-hidden />,
  consolesql: <ConsoleSqlOutlined aria-hidden />,
  control: <ControlOutlined aria-hidden />,
  customerservice: <CustomerServiceOutlined aria-hidden />,
  dashboard: <DashboardOutlined aria-hidden />,
  database: <DatabaseOutlined aria-hidden />,
  deploymentunit: <DeploymentUnitOutlined aria-hidden />,
  filetext: <FileTextOutlined aria-hidden />,
  folder: <FolderOutlined aria-hidden />,
  form: <FormOutlined aria-hidden />,
  fund: <FundOutlined aria-hidden />,
  gold: <GoldOutlined aria-hidden />,
  home: <HomeOutlined aria-hidden />,
  linechart: <LineChartOutlined aria-hidden />,
  mail: <MailOutlined aria-hidden />,
  message: <MessageOutlined aria-hidden />,
  mobile: <MobileOutlined aria-hidden />,
  nodeindex: <NodeIndexOutlined aria-hidden />,
  notification: <NotificationOutlined aria-hidden />,
  piechart: <PieChartOutlined aria-hidden />,
  profile: <ProfileOutlined aria-hidden />,
  questioncircle: <QuestionCircleOutlined aria-hidden />,
  read: <ReadOutlined aria-hidden />,
  robot: <RobotOutlined aria-hidden />,
  safetycertificate: <SafetyCertificateOutlined aria-hidden />,
  setting: <SettingOutlined aria-hidden />,
  sharealt: <ShareAltOutlined aria-hidden />,
  table: <TableOutlined aria-hidden />,
  tags: <TagsOutlined aria-hidden />,
  team: <TeamOutlined aria-hidden />,
  tool: <ToolOutlined aria-hidden />,
  user: <UserOutlined aria-hidden />,
};

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/outlined$/, '')
    .replace(/[^a-z]/g, '');

const general = <AppstoreOutlined aria-hidden />;

/** The icon of a menu entry. `HomeOutlined`, `home` and `bar-chart` are all understood. */
export const MenuIcon = ({ name = '' }: { name?: string }) => {
  const known = plain(name);
  return (Object.hasOwn(icons, known) && icons[known]) || general;
};
