import { FormattedMessage, useIntl } from 'react-intl';
import { Cluster } from '~/ui/Layout/Layout';
import { PillHint, Pills } from '~/ui/Pills/Pills';
import { RadioGroup } from '~/ui/RadioGroup/RadioGroup';
import { TextField } from '~/ui/TextField/TextField';
import type { MatchAnswers, MatchQuestion, QuestionName } from './match-finder';
import { QuestionWords, useChoiceWords } from './MatchWords';

export interface MatchFieldsProps {
  question: MatchQuestion;
  /** The initial values: what was answered before, or what was typed and refused. */
  answer: MatchAnswers[QuestionName];
}

export function MatchFields({ question, answer }: MatchFieldsProps) {
  const choiceWords = useChoiceWords(question.name === 'near' ? question.unit : 'km');
  const intl = useIntl();
  switch (question.kind) {
    case 'one':
      return (
        <RadioGroup
          name="answer"
          label={<QuestionWords name={question.name} />}
          hideLabel
          defaultValue={String(answer)}
          options={question.values.map((value) => ({ value, label: choiceWords(question.name, value) }))}
          required
        />
      );
    case 'many': {
      const chosen = Array.isArray(answer) ? answer : [];
      return (
        <fieldset>
          <legend className="visually-hidden">
            <QuestionWords name={question.name} />
          </legend>
          <Pills>
            {question.options.map(({ id, name }) => (
              <label key={id}>
                <input type="checkbox" name="answer" value={id} defaultChecked={chosen.includes(id)} />
                <span>{name}</span>
              </label>
            ))}
          </Pills>
          <PillHint>
            {question.name === 'interests' ? (
              <FormattedMessage
                id="finder.hint-interests"
                defaultMessage="Choose up to {count}, or none if it doesn’t matter."
                values={{ count: question.atMost }}
              />
            ) : (
              <FormattedMessage
                id="finder.hint-many"
                defaultMessage="Choose as many as you like, or none if it doesn’t matter."
              />
            )}
          </PillHint>
        </fieldset>
      );
    }
    case 'ages': {
      const ages = answer as Record<'from' | 'to', number | string>;
      const field = {
        type: 'number',
        inputMode: 'numeric',
        min: question.min,
        max: question.max,
        required: true,
      } as const;
      return (
        <Cluster $gap={4}>
          <TextField
            {...field}
            name="from"
            label={intl.formatMessage({ id: 'finder.from', defaultMessage: 'From' })}
            defaultValue={ages.from}
          />
          <TextField
            {...field}
            name="to"
            label={intl.formatMessage({ id: 'finder.to', defaultMessage: 'To' })}
            defaultValue={ages.to}
          />
        </Cluster>
      );
    }
  }
}
