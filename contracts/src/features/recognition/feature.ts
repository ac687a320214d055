import { feature } from '../../kernel/feature';
import { recognitionNoticeKinds } from './notices';

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
    recognition: 'Recognition',
    recognitionCategory: 'Recognition categories',
  },
  notices: recognitionNoticeKinds,
  automation: {
    reminder: ['RecognitionReminderSent'],
    handover: ['RecognitionHandedOver'],
  },
});

declare module '../../kernel/feature' {
  interface Features {
    readonly recognition: typeof recognitionFeature;
  }
}
