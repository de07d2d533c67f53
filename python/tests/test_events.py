"""What happens to the server: every event of which a bridge must not lose data."""

import os
import pickle
import shutil
import signal
import stat
import sys
import threading
import time

import pytest

import corefeval as ce
from corefeval import _node
from corefeval._server import Server

KEY, RESPONSE = [["a", "b", "c"]], [["a", "b"]]
EXPECTED = 2 / 3


def score():
    return ce.score(KEY, RESPONSE, metrics=["muc"]).muc.f1


def until(condition, seconds=60):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.01)


def is_alive(pid):
    """Whether a process runs; one that has ended and was not waited for does not."""
    try:
        with open(f"/proc/{pid}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def fake(tmp_path, body):
    """A command that is a small Python program."""
    script = tmp_path / "fake.py"
    script.write_text(body)
    return f"{sys.executable} {script}"


def test_server_killed_between_calls(fresh):
    scorer = ce.Scorer(metrics=["muc"])
    scorer.add(KEY, RESPONSE)
    os.kill(fresh._process.pid, signal.SIGKILL)
    scorer.add(KEY, RESPONSE)
    assert len(scorer) == 2 and scorer.result().muc.f1 == EXPECTED


def test_server_killed_during_a_call(fresh):
    assert score() == EXPECTED
    first = fresh._process.pid
    os.kill(first, signal.SIGSTOP)
    found = []
    thread = threading.Thread(target=lambda: found.append(score()))
    thread.start()
    until(fresh._lock_is_held)
    os.kill(first, signal.SIGKILL)
    thread.join(60)
    assert found == [EXPECTED] and fresh._process.pid != first


def test_server_that_dies_in_every_call(fresh, tmp_path, monkeypatch):
    body = """import json, sys
for line in sys.stdin:
    request = json.loads(line)
    if request["method"] != "hello": sys.exit(1)
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"protocol": 1, "options": {"score": ["metrics"]}}}), flush=True)
"""
    monkeypatch.setenv("COREFEVAL_COMMAND", fake(tmp_path, body))
    with pytest.raises(ce.ServerError, match="ended during the call, twice"):
        score()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork")
def test_fork_with_a_busy_thread(run_python):
    code = """
import os, threading
import corefeval as ce
from corefeval._server import server
busy, done = threading.Event(), threading.Event()
def work():
    while not done.is_set():
        assert ce.score([["a", "b", "c"]], [["a", "b"]], metrics=["muc"]).muc.f1 == 2 / 3
        busy.set()
thread = threading.Thread(target=work); thread.start(); busy.wait()
parent = server._process.pid
children = []
for _ in range(4):
    pid = os.fork()
    if pid == 0:
        ok = ce.score([["a", "b", "c"]], [["a", "b"]], metrics=["muc"]).muc.f1 == 2 / 3 and server._process.pid != parent
        server.stop()
        os._exit(0 if ok else 1)
    children.append(pid)
codes = [os.waitpid(pid, 0)[1] for pid in children]
done.set(); thread.join()
print(codes, server._process.pid == parent)
"""
    found = run_python(code)
    assert found.stdout == "[0, 0, 0, 0] True\n", found.stderr


def test_eight_threads():
    pairs = [([list(range(n + 2))], [list(range(n + 1))]) for n in range(50)]
    expected = [ce.score(key, response, metrics=["bcub"]).bcub.recall for key, response in pairs]
    found, failed = {}, []

    def work(number):
        try:
            found[number] = [ce.score(key, response, metrics=["bcub"]).bcub.recall for key, response in pairs]
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == [] and all(found[i] == expected for i in range(8))


def test_interrupt(fresh):
    assert score() == EXPECTED
    os.kill(fresh._process.pid, signal.SIGSTOP)  # a call that takes for ever
    threading.Thread(target=lambda: (until(fresh._lock_is_held), os.kill(os.getpid(), signal.SIGINT))).start()
    with pytest.raises(KeyboardInterrupt):
        score()
    assert fresh._process is None
    assert score() == EXPECTED


def test_parent_killed(run_python):
    code = """
import os, signal
import corefeval as ce
from corefeval._server import server
ce.score([["a"]], [["a"]])
print(server._process.pid, flush=True)
os.kill(os.getpid(), signal.SIGKILL)
"""
    pid = int(run_python(code).stdout)
    until(lambda: not is_alive(pid))


def test_nothing_is_left_at_the_end(run_python):
    code = "import corefeval as ce; from corefeval._server import server; ce.score([['a']], [['a']]); print(server._process.pid)"
    found = run_python(code)
    assert found.stderr == ""
    until(lambda: not is_alive(int(found.stdout)))


def test_pickle(fresh):
    scorer = ce.Scorer(metrics=["muc"])
    scorer.add(KEY, RESPONSE, id="d")
    data = pickle.dumps(scorer)
    assert len(data) < 2000
    fresh.stop()
    copy = pickle.loads(data)
    assert copy.result().muc.f1 == EXPECTED and len(copy) == 1
    assert fresh._process is not None


def without_node(monkeypatch, tmp_path, *programs):
    monkeypatch.delenv("COREFEVAL_COMMAND", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    for name, body in programs:
        path = tmp_path / name
        path.write_text(f"#!{shutil.which('sh', path='/bin:/usr/bin')}\n{body}\n")
        path.chmod(path.stat().st_mode | stat.S_IEXEC)


def test_no_node(fresh, monkeypatch, tmp_path, run_python):
    without_node(monkeypatch, tmp_path)
    with pytest.raises(ce.ServerError) as failed:
        score()
    assert str(failed.value) == (
        "corefeval needs Node.js 20 or later: pip install 'corefeval[node]', or put node on the PATH."
    )
    assert isinstance(failed.value, RuntimeError)


def test_no_node_for_the_console_script(tmp_path, run_python):
    code = "import sys; from corefeval.__main__ import main; sys.exit(main())"
    found = run_python(code, shell=f'PATH="{tmp_path}" {{}}')
    assert found.returncode == 2
    assert found.stderr == f"error: {_node.MISSING}\n"


@pytest.mark.parametrize("serve", ["exit 1", "exec cat"])
def test_old_node(fresh, monkeypatch, tmp_path, serve):
    without_node(monkeypatch, tmp_path, ("node", f'if [ "$1" = --version ]; then echo v18.19.0; else {serve}; fi'))
    if serve == "exec cat":  # what an old Node prints is not an answer
        with pytest.raises(ce.ServerError):
            score()
        return
    with pytest.raises(ce.ServerError, match=r"needs Node.js 20 or later: .* is 18\.19\.0\."):
        score()


def test_old_node_that_answers(fresh, monkeypatch, tmp_path):
    answer = '{"jsonrpc":"2.0","id":1,"result":{"protocol":1,"version":"0.1.0","runtime":"node 18.19.0"}}'
    monkeypatch.setenv("COREFEVAL_COMMAND", fake(tmp_path, f"input(); print('{answer}', flush=True); input()"))
    with pytest.raises(ce.ServerError, match=r"is 18\.19\.0\."):
        Server().call("score", {})


@pytest.mark.parametrize(
    "answer",
    [
        '{"jsonrpc":"2.0","id":1,"result":{"protocol":2,"version":"9.0","runtime":"node 30.0.0"}}',
        '{"jsonrpc":"2.0","id":1,"error":{"code":2,"message":"corefeval 9.0 has protocol 2","data":{"kind":"usage"}}}',
    ],
)
def test_another_protocol(monkeypatch, tmp_path, answer):
    monkeypatch.setenv("COREFEVAL_COMMAND", fake(tmp_path, f"input(); print('{answer}', flush=True); input()"))
    with pytest.raises(ce.ServerError, match=r"corefeval 9\.0 has (protocol )?2"):
        Server().call("score", {})


@pytest.mark.parametrize("printed", ["hello", "[]", '{"jsonrpc":"2.0","id":7,"result":{}}', ""])
def test_a_program_that_is_not_a_server(monkeypatch, tmp_path, printed):
    monkeypatch.setenv("COREFEVAL_COMMAND", fake(tmp_path, f"input(); print('{printed}', flush=True)"))
    with pytest.raises(ce.ServerError):
        Server().call("score", {})


def test_a_command_that_does_not_exist(monkeypatch, tmp_path):
    monkeypatch.setenv("COREFEVAL_COMMAND", str(tmp_path / "missing"))
    with pytest.raises(ce.ServerError, match="Cannot start"):
        Server().call("score", {})


def test_a_message_of_256_mib(fresh, monkeypatch):
    name = "a" * (256 << 20)
    with pytest.raises(ce.UsageError, match="at most 268435456 can be sent"):
        ce.score([[name]], [[name]])
    monkeypatch.setattr("corefeval._server.MAX_MESSAGE_BYTES", 1 << 40)  # the server refuses it, too
    with pytest.raises(ce.ServerError, match="longer than 268435456 bytes"):
        ce.score([[name]], [[]])
    del name
    assert score() == EXPECTED


def test_a_large_message(fresh):
    many = [[f"mention {i}", f"mention {i + 1}"] for i in range(0, 200_000, 2)]
    assert ce.score(many, many, metrics=["muc"]).muc.f1 == 1


@pytest.mark.parametrize("streams", ["2>&-", "<&-", "<&- 2>&-"])
def test_closed_streams(run_python, streams):
    code = "import corefeval as ce; print(ce.score([['a', 'b']], [['a', 'b']]).muc.f1)"
    assert run_python(code, shell=f"{{}} {streams}").stdout == "1.0\n"
