interface PublicSubmitProps {
  readonly isSubmitting: boolean;
  readonly texts: { readonly submit: string; readonly submitting: string };
  /** Why it was not accepted; empty: it was not refused. */
  readonly refusal?: string;
}

/** The foot of a form on a public page: what the server said against it, and the button, which cannot be pressed twice. */
export function PublicSubmit({ isSubmitting, texts, refusal = '' }: PublicSubmitProps): React.JSX.Element {
  return (
    <>
      {refusal !== '' && (
        <p className="field__error" role="alert">
          {refusal}
        </p>
      )}
      <button className="public-button" type="submit" disabled={isSubmitting}>
        {isSubmitting ? texts.submitting : texts.submit}
      </button>
    </>
  );
}
