import { type ComponentType, useState } from 'react';
import { useVisitWords } from './visit-words.ts';

interface PartModule<Props> {
  default: ComponentType<Props>;
}

/** A part of an island that is loaded when it is needed, and again at the next press if that has failed. */
export function usePart<Props extends object>(request: () => Promise<PartModule<Props>>) {
  const [module, setModule] = useState<PartModule<Props> | 'failed'>();
  const hasFailed = module === 'failed';
  const load = () => {
    if (hasFailed) setModule(undefined);
    request().then(setModule, () => {
      // Firefox requests a failed module only in a new page. Plan and draft survive that.
      if (hasFailed && navigator.onLine) location.reload();
      else setModule('failed');
    });
  };
  return { module, hasFailed, load };
}

interface PartProps<Props extends object> {
  part: ReturnType<typeof usePart<Props>>;
  props: Props;
}

export function Part<Props extends object>({ part: { module, load }, props }: PartProps<Props>) {
  const { loading, failed } = useVisitWords().inquiry.date;
  if (!module) return <p className="loading">{loading}</p>;
  if (module !== 'failed') return <module.default {...props} />;
  return (
    <p role="alert">
      <button type="button" className="text-link" onClick={load}>
        {failed}
      </button>
    </p>
  );
}
