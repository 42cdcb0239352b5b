/** Every icon there is, for the page that shows those in use: whoever imports this has them all in the bundle. */
export * as icons from '@ant-design/icons';
