/**
 * What a granted page allows. Routes grant these, calls need one of them; there is no split of reading and writing,
 * except where one page only looks at what another manages.
 */
export type Permission = 'assistants' | 'chat' | 'knowledge' | 'knowledge.look';
