export { isConfidential, mayBeCalled } from './addressRules.js';
export { AddressNotAllowed, callOutside, NoReply, type OutsideCall, type OutsideReply } from './callOutside.js';
