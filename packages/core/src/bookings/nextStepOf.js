import { attentionPath } from './attentionPath.js';
/** The most urgent of what needs attention; null where nothing does. */
export const nextStepOf = ({ reference }, [mostUrgent]) => mostUrgent === undefined ? null : { attention: mostUrgent, path: attentionPath(reference, mostUrgent) };
