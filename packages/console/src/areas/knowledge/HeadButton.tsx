export { HeadButton, type HeadButtonProps } from '../../actions/HeadButton.js';
