import { Button } from '@blueprintjs/core';
import { DownloadIcon, PrintIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { showFailure } from '../../../toasts/toast-store';
import { downloadReport, type ReportQuery } from './download-report';
import { reportTexts } from './texts';

/** Prints the report, or saves all of it as a file, not only the pages on the screen. */
export function ReportActions({ query }: { query: ReportQuery }): React.JSX.Element {
  const [isPreparing, setIsPreparing] = useState(false);
  const download = async () => {
    setIsPreparing(true);
    const error = await downloadReport(query);
    setIsPreparing(false);
    if (error) showFailure(reportTexts.downloadFailed, error.detail);
  };
  return (
    <div className="team-report__actions">
      <Button icon={<PrintIcon />} text={reportTexts.print} onClick={() => window.print()} />
      <Button
        icon={<DownloadIcon />}
        text={isPreparing ? reportTexts.downloading : reportTexts.download}
        disabled={isPreparing}
        onClick={() => void download()}
      />
    </div>
  );
}
