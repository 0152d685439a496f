-- A text of n sentences of the pool.
CREATE FUNCTION pg_temp.prose(pool text[], n int) RETURNS text LANGUAGE plpgsql AS $$
DECLARE told text := '';
BEGIN
  FOR i IN 1..n LOOP told := told || pool[1 + floor(random() * array_length(pool, 1))::int] || ' '; END LOOP;
  RETURN told || '$' || floor(random() * 10000)::int;
END $$;

CREATE FUNCTION pg_temp.keep(text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE key text := encode(sha256(convert_to($1, 'UTF8')), 'hex');
BEGIN
  INSERT INTO "Layer" VALUES (key, $1, length($1) / 4);
  RETURN key;
END $$;

-- Which of the weighted names a number in [0, 1) falls to.
CREATE FUNCTION pg_temp.pick(names text[], upto float8[], at float8) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  FOR i IN 1..array_length(names, 1) LOOP IF at < upto[i] THEN RETURN names[i]; END IF; END LOOP;
  RETURN NULL;
END $$;

-- One match of `decided` decisions. Table, opponents and talk change with every second decision, what is the seat's
-- own with each; persona, rules and format are the same for all.
CREATE FUNCTION pg_temp.play(number int, decided int, owner uuid, pool text[], fixed jsonb) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  id uuid := ('01980000-0000-7000-8000-' || lpad(to_hex(number), 12, '0'))::uuid;
  began timestamptz := timestamptz '2026-01-01' + number * interval '3 hours' + random() * interval '9 days';
  personas text[] := ARRAY['shark', 'professor', 'hustler', 'turtle'];
  agents text[] := ARRAY['gpt-5-mini', 'gpt-5-nano', 'gemini-2.5-pro', 'gemini-2.5-flash', 'qwen3', 'scripted'];
  played text[]; world text; others text; talk text; source text; failure text; agent text; thought text; words text;
  rare text; layers jsonb; kind int; asked timestamptz;
BEGIN
  IF number % 97 = 0 THEN personas[2] := 'guest-' || number; END IF;
  played := ARRAY[agents[1 + number % 6], agents[1 + (number / 6) % 6], agents[1 + (number / 2) % 5], agents[4]];
  INSERT INTO "Match" (id, game, version, seed, options, title, "ownerId", visibility, status, pace, "createdAt")
  VALUES (id, pg_temp.pick('{monopoly,mafia,crisis}', '{0.9,0.97,1}', random()), 1, number, '{}', 'Table ' || number,
    CASE WHEN number % 400 = 0 THEN owner END, CASE WHEN number % 4 = 0 THEN 'private' ELSE 'public' END,
    CASE WHEN number % 20 = 0 THEN 'running' ELSE 'finished' END, 0, began);
  INSERT INTO "Seat" SELECT id, i - 1, jsonb_build_object('id', personas[i], 'name', 'The ' || initcap(personas[i]),
    'portrait', fixed->'portraits'->>0), jsonb_build_object('kind', 'model', 'model', played[i])
  FROM generate_series(1, 4) i;
  FOR n IN 1..decided LOOP
    IF n % 2 = 1 THEN
      world := pg_temp.keep(pg_temp.prose(pool, 13));
      others := pg_temp.keep(pg_temp.prose(pool, 5));
      talk := pg_temp.keep(pg_temp.prose(pool, 9));
    END IF;
    kind := 1 + floor(random() * 8)::int;
    agent := played[1 + n % 4];
    asked := began + n * interval '4 seconds';
    rare := coalesce(' ' || pg_temp.pick('{marzipan,periwinkle,lighthouse,brimstone}', '{0.00002,0.0005,0.005,0.03}', random()), '');
    failure := pg_temp.pick('{illegal,unreadable,truncated,timeout,server-error}', '{0.02,0.026,0.028,0.034,0.036}', random());
    source := CASE WHEN agent = 'scripted' THEN 'scripted' WHEN failure IS NULL THEN 'model'
      WHEN random() < 0.2 THEN 'fallback' ELSE 'retried' END;
    IF agent = 'scripted' THEN failure := NULL; END IF;
    words := CASE WHEN random() < 0.7 THEN pg_temp.prose(pool, 1) END;
    thought := pg_temp.prose(pool, 1 + floor(random() * 3)::int) || rare;
    layers := jsonb_build_array(
      jsonb_build_object('name', 'metadata', 'hash', pg_temp.keep('Turn ' || n / 4 || ', decision ' || n || ' of table ' || number)),
      jsonb_build_object('name', 'persona', 'hash', fixed->'personas'->>(n % 4)),
      jsonb_build_object('name', 'rules', 'hash', fixed->>'rules'),
      jsonb_build_object('name', 'world', 'hash', world),
      jsonb_build_object('name', 'self', 'hash', pg_temp.keep(pg_temp.prose(pool, 2))),
      jsonb_build_object('name', 'others', 'hash', others),
      jsonb_build_object('name', 'conversation', 'hash', talk),
      jsonb_build_object('name', 'thoughts', 'hash', pg_temp.keep(pg_temp.prose(pool, 3))),
      jsonb_build_object('name', 'actions', 'hash', pg_temp.keep(pg_temp.prose(pool, 4) || rare)),
      jsonb_build_object('name', 'decision', 'hash', pg_temp.keep(pg_temp.prose(pool, 1))),
      jsonb_build_object('name', 'format', 'hash', fixed->'formats'->>(kind - 1)));
    INSERT INTO "Decision" ("matchId", number, after, seat, type, phase, turn, request, layers, "promptTokens", reply, source,
      speech, thought, category, "inputTokens", "outputTokens", cost, "askedAt", "answeredAt", "ruledAt", persona, agent, failure)
    VALUES (id, n, n * 3, n % 4,
      ('{pre_roll,post_roll,buy,auction_bid,trade,trade_response,jail_action,bankruptcy}'::text[])[kind] || '_decision',
      ('{PRE_ROLL,POST_ROLL,PROPERTY_LANDING,AUCTION,TRADE,TRADE,JAIL,BANKRUPTCY}'::text[])[kind],
      n / 4, jsonb_build_object('seat', n % 4, 'decision', 'buy_decision', 'phase', 'TRADE', 'turn', n / 4, 'bounds', 1), layers, 2450, jsonb_build_object('action', jsonb_build_object('buy', true), 'speech', words,
      'thought', thought), source, words, thought, 'strategy', 2450, 180,
      CASE WHEN agent NOT IN ('scripted', 'qwen3') THEN random() * 0.01 END, asked,
      asked + random() ^ 4 * interval '32 seconds', asked + interval '33 seconds', personas[1 + n % 4], agent, failure);
    IF failure IS NOT NULL THEN
      INSERT INTO "Attempt" VALUES (id, n, 1, NULL, 'a reply', failure, 'It was ' || failure, '{}', 2450, 0, 90, 0.002, asked, asked);
    END IF;
    INSERT INTO "Attempt" VALUES (id, n, CASE WHEN failure IS NULL THEN 1 ELSE 2 END, NULL, 'a reply', NULL, NULL, '{}',
      2450, 0, 180, 0.004, asked, asked);
  END LOOP;
END $$;
