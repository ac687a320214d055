import { expect, test } from 'vitest';
import { certificatesIn, certificatesShown, samlForm } from './saml-form';

const long = 'A'.repeat(200);

test('certificates are read as PEM and as base64, and shown so that they can be read again', () => {
  const pem = (base64: string) => `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`;
  expect(certificatesIn(pem('AAAA\r\nBBBB') + pem('CCCC'))).toEqual(['AAAABBBB', 'CCCC']);
  expect(certificatesIn('AAAA\nBBBB\n\n  CCCC\n')).toEqual(['AAAABBBB', 'CCCC']);
  expect(certificatesIn(certificatesShown([long, 'BBBB']))).toEqual([long, 'BBBB']);
  expect(certificatesIn(' \n\n ')).toEqual([]);
});

test('what is sent is what was typed, without the metadata; the message is under its field', () => {
  const typed = {
    name: 'Directory',
    metadata: '<EntityDescriptor/>',
    issuer: 'urn:example',
    signInAddress: 'https://login.example.com/saml?tenant=1',
    certificates: 'AAAA',
    metadataAddress: '',
    acceptsUnsolicited: false,
    linksByAddress: true,
    domains: 'Example.com, example.org',
  };
  expect(samlForm.parse(typed)).toEqual({
    name: 'Directory',
    issuer: 'urn:example',
    signInAddress: 'https://login.example.com/saml?tenant=1',
    certificates: ['AAAA'],
    metadataAddress: null,
    acceptsUnsolicited: false,
    linksByAddress: true,
    domains: ['example.com', 'example.org'],
  });
  const wrong = samlForm.safeParse({ ...typed, certificates: '', domains: '' });
  expect(wrong.error?.issues.map(({ path }) => path[0])).toContain('certificates');
});
