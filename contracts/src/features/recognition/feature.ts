import { feature } from '../../kernel/feature';
import { recognitionNoticeKinds } from './notices';
import { msg } from '../../kernel/text';

export const recognitionFeature = feature({
  name: 'recognition',
  addresses: {
    recognition: '/recognition',
  },
  permissions: {
    'recognition:see': ['employee', 'manager', 'leader', 'admin'],
    'recognition:nominate': ['employee', 'manager', 'leader', 'admin'],
    'recognition:decide': ['manager', 'leader', 'admin'],
    'recognition:run-catalogues': ['admin'],
  },
  tags: ['Recognitions', 'RecognitionCatalogues'],
  readModels: ['recognitions', 'recognition_categories'],
  records: {
    recognition: msg('Recognition'),
    recognitionCategory: msg('Recognition categories'),
  },
  notices: recognitionNoticeKinds,
  waiting: {
    recognitionsToApprove: { on: 'recognition', tag: 'Recognitions', readModel: 'recognitions' },
  },
  automation: {
    reminder: ['RecognitionReminderSent'],
    handover: ['RecognitionHandedOver'],
  },
  problems: {
    'recognition.already-approved': 409,
    'recognition.already-declined': 409,
    'recognition.category-not-in-use': 422,
    'recognition.not-the-approver': 403,
    'recognition.own-nomination': 403,
    'recognition.recipient-not-here': 422,
    'recognition.recognising-oneself': 422,
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly recognition: typeof recognitionFeature;
  }
}
